import './app/styles';
import { start } from './app/start';

void start();

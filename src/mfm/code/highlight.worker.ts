import { answerQuestions } from '../answerQuestions';
import { Highlighter } from './highlight';
import type { HighlightedCode, HighlightQuestion } from './protocol';

const highlighter = new Highlighter();
answerQuestions<HighlightQuestion, HighlightedCode>((question) => highlighter.highlight(question));

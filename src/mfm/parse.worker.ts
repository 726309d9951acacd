import { parse } from 'mfm-js';
import { answerQuestions } from './answerQuestions';
import type { ParseQuestion } from './parseProtocol';

answerQuestions(({ text, nestLimit }: ParseQuestion) => parse(text, { nestLimit }));

import { parse } from 'mfm-js';
import { answerQuestions } from './answerQuestions';
import type { ParseQuestion } from './parseProtocol';

answerQuestions({ answer: ({ text, nestLimit }: ParseQuestion) => parse(text, { nestLimit }) });

import { answerQuestions } from '../answerQuestions';
import type { FormulaQuestion, MathPiece } from './protocol';
import { typeset } from './typeset';

answerQuestions<FormulaQuestion, MathPiece>({ answer: typeset });

import { answerQuestions } from '../answerQuestions';
import { fetchColors, Highlighter } from './highlight';
import type { HighlightedCode, HighlightQuestion } from './protocol';

const highlighter = new Highlighter();
answerQuestions<HighlightQuestion, HighlightedCode>({
  answer: (question) => highlighter.highlight(question),
  fetch: fetchColors,
});

// `npm run generate`: writes `src/generated` for editors. Checks, builds and the dev server do it by themselves.
import { generate } from './generate/index.mjs';

await generate();

// `npm run texts`: counts the texts of each language. With a language, `npm run texts -- ja-JP`, lists the keys that it lacks.
import { languageCodes } from './generate/locales.mjs';
import { translationOf } from './lib/translation.mjs';

const [code] = process.argv.slice(2);

if (code !== undefined) {
  for (const key of translationOf(code).missing) console.log(key);
} else {
  for (const language of languageCodes()) {
    const { total, missing } = translationOf(language);
    const translated = total - missing.length;
    console.log(`${language.padEnd(8)} ${String(translated).padStart(5)} of ${total}  ${Math.floor((translated / total) * 100)} %`);
  }
}

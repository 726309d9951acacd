// `npm run texts`: counts the texts of each language and what the checks find in them. With a language, `npm run texts -- ja-JP`, lists
// its findings and the keys that it lacks.
import { languageCodes } from './generate/locales.mjs';
import { translationOf } from './lib/translation.mjs';
import { findingsOf } from './lib/translationFindings.mjs';

const [code] = process.argv.slice(2);

if (code !== undefined) {
  for (const { key, check, detail } of await findingsOf(code)) console.log(`${key}: ${detail} (${check})`);
  for (const key of translationOf(code).missing) console.log(`${key}: missing`);
} else {
  for (const language of languageCodes()) {
    const { total, missing } = translationOf(language);
    const translated = total - missing.length;
    const findings = (await findingsOf(language)).length;
    const share = `${Math.floor((translated / total) * 100)} %`.padStart(5);
    console.log(
      `${language.padEnd(8)} ${String(translated).padStart(5)} of ${total} ${share}  ${findings} ${findings === 1 ? 'finding' : 'findings'}`,
    );
  }
}

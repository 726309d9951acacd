import type { Controls } from '../support/Controls';
import { MEDIA_PATHS } from '~/lib/upstream';

/** The processor time that a small server needs to draw one picture, in ms. It keeps no drawn pictures. */
const COST_MS = 30;

/** Measures something where pictures cost the server time that texts could have. */
export async function withDearPictures(controls: Controls, measure: () => Promise<void>): Promise<void> {
  await controls.costlyAnswers(MEDIA_PATHS, COST_MS);
  try {
    await measure();
  } finally {
    await controls.clear();
  }
}

import type { Endpoint } from '~/api/endpoints';
import { isMissingEndpoint } from '~/api/errors';

/** The endpoints that a server turned out not to have, until the next start. Servers differ by year and by fork. */
export class MissingEndpoints {
  readonly #known = new Set<Endpoint>();

  /** Whether the server has answered that it lacks an endpoint. */
  has(endpoint: Endpoint): boolean {
    return this.#known.has(endpoint);
  }

  /** Asks an endpoint, or does something else if the server lacks it. */
  async instead<T>(endpoint: Endpoint, ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (this.#known.has(endpoint)) return otherwise();
    try {
      return await this.remember(endpoint, ask);
    } catch (error) {
      if (!isMissingEndpoint(error)) throw error;
      return otherwise();
    }
  }

  /** Asks an endpoint for which there is nothing else. */
  async remember<T>(endpoint: Endpoint, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (isMissingEndpoint(error)) this.#known.add(endpoint);
      throw error;
    }
  }
}

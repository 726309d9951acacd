import { ApiFailure } from './ApiFailure';

/** A refusal of one endpoint, with status 400. */
export const refusal = (code: string, id: string, message: string): ApiFailure => new ApiFailure({ code, id, message });

/** NO_SUCH_USER. Each endpoint has its own id for it. */
export const noSuchUser = (id: string): ApiFailure => refusal('NO_SUCH_USER', id, 'No such user.');

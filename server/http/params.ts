import { z } from 'zod';

/** An id as a parameter. Only the form is checked; whether it names something is the endpoint's business. */
export const idParam = z.string().regex(/^[a-zA-Z0-9]{1,64}$/);

import { z } from 'zod';

/** An id as a parameter. Only its form is checked; the endpoint checks whether it exists. */
export const idParam = z.string().regex(/^[a-zA-Z0-9]{1,64}$/);

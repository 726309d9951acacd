/** The id and the default keys of the command that begins a note. */
export const NEW_NOTE = { id: 'newNote', keys: ['N', 'P'] } as const;

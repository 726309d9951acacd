declare const READER: unique symbol;

/** A text that only people read, such as a decoded host. The compiler refuses it where a {@link MachineText} is asked for. */
export type ShownText = string & { readonly [READER]: 'people' };

/** A text that goes into a note, an address or a request: every text but those that only people read. */
export type MachineText = string & { readonly [READER]?: 'machines' };

/** The kind of a dialog; decides its icon and whether screen readers announce it as an alert. */
export type DialogTone = 'info' | 'success' | 'warning' | 'question' | 'error';

interface Question {
  readonly title?: string;
  readonly text?: string;
  /** An address at which people go on, below the text. It opens in a new tab. */
  readonly link?: { readonly text: string; readonly href: string };
  /** Details for administrators, in a fold. */
  readonly details?: string;
  /** Dismisses it, when what it is about has changed. */
  readonly signal?: AbortSignal;
}

/** A yes-or-no question. `copyText` adds a button that copies it without closing the dialog. */
export interface ConfirmOptions extends Question {
  readonly text: string;
  readonly kind?: DialogTone;
  readonly okLabel?: string;
  readonly cancelLabel?: string;
  /** The positive answer destroys something. */
  readonly danger?: boolean;
  readonly copyText?: string;
}

/** A message. `detail` is small print; `copyText` adds a button that copies it. */
export interface AlertOptions extends Question {
  readonly text: string;
  readonly kind?: DialogTone;
  readonly detail?: string;
  readonly copyText?: string;
}

/** A choice between a few items. */
export interface ChooseOptions<T extends string> extends Question {
  readonly title: string;
  readonly items: readonly { readonly value: T; readonly label: string }[];
  readonly initial?: T;
}

/** A request for one line of text. Lengths are in characters. */
export interface PromptOptions extends Question {
  readonly title: string;
  readonly type?: 'text' | 'number' | 'password' | 'email' | 'url' | 'date' | 'time' | 'search' | 'datetime-local';
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly initial?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A text to copy by hand, where the browser does not copy it. */
export interface CopyOptions extends Question {
  readonly toCopy: string;
}

/** A dialog on screen, with the function that answers it. */
export type DialogRequest =
  | { readonly type: 'alert'; readonly options: AlertOptions; answer(): void }
  | { readonly type: 'copy'; readonly options: CopyOptions; answer(): void }
  | { readonly type: 'confirm'; readonly options: ConfirmOptions; answer(value: boolean): void }
  | { readonly type: 'choose'; readonly options: ChooseOptions<string>; answer(value: string): void }
  | { readonly type: 'prompt'; readonly options: PromptOptions; answer(value: string): void };

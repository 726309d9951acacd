/** A picture that a worker makes smaller. */
export interface PictureRequest {
  readonly id: number;
  readonly file: File;
}

/** The smaller picture; null if the worker cannot make it. */
export interface PictureReply {
  readonly id: number;
  readonly blob: Blob | null;
}

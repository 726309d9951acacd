import type { CodePiece } from './protocol';

/** A line of highlighted code, after a line break unless it is the first. */
export function CodeLine({ pieces, isFirst }: { pieces: readonly CodePiece[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && '\n'}
      {pieces.map(({ text, color, isItalic, isBold }, place) => (
        <span key={place} style={{ color, fontStyle: isItalic ? 'italic' : undefined, fontWeight: isBold ? 'bold' : undefined }}>
          {text}
        </span>
      ))}
    </>
  );
}

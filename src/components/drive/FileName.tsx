/** A file's name; what stands behind its last dot is paler, and stays in sight when the name is long. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  if (dot < 1) return name;
  return (
    <>
      {name.slice(0, dot)}
      <span style={{ opacity: 0.7 }}>{name.slice(dot)}</span>
    </>
  );
}

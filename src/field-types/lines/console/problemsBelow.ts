/** What is wrong below one part of a value, by path from there. */
export function below(
  problems: Readonly<Record<string, string>>,
  part: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path === part ? [['', text]] : path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), text]] : [],
    ),
  );
}

import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process and all below it, in megabytes (Linux). */
export async function residentMegabytes(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    parents.set(Number(entry), field('PPid'));
    sizes.set(Number(entry), field('VmRSS'));
  }
  const below = (candidate: number): boolean => {
    for (let at: number | undefined = candidate; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return (
    [...sizes].filter(([candidate]) => below(candidate)).reduce((total, [, size]) => total + size, 0) / 1024
  );
}

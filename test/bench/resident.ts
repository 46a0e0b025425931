import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory that a process and all below it occupy, in megabytes (Linux): the proportional set size, which counts a page
 * that several of them share once among them. Adding up resident sizes would count it once for each.
 */
export async function residentMegabytes(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
    parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  const below = (candidate: number): boolean => {
    for (let at: number | undefined = candidate; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  const sizes = await Promise.all([...parents.keys()].filter(below).map(shareOf));
  return sizes.reduce((total, size) => total + size, 0) / 1024;
}

/** Kilobytes of one process; 0 once it has ended. */
async function shareOf(pid: number): Promise<number> {
  const maps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(maps)?.[1] ?? 0);
}

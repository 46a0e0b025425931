import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { createSignal } from '../../kit/signal.ts';

/** Something the page at hand can do, told by the page itself, for the palette to offer. */
export interface PageCommand {
  readonly key: string;
  readonly label: string;
  readonly icon?: Icon;
  /** Takes something away. */
  readonly danger?: boolean;
  readonly act: () => void;
}

/** By the part of the page that tells them. */
export const pageCommands = createSignal<ReadonlyMap<object, readonly PageCommand[]>>(new Map());

/** Offers commands in the palette as long as the part of the page that tells them is there. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  const told = JSON.stringify(commands.map(({ key, label }) => [key, label]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when what is offered changes, not with every drawing
  useEffect(() => {
    const own = {};
    const now = latest.current.map((command) => ({
      ...command,
      act: () => latest.current.find(({ key }) => key === command.key)?.act(),
    }));
    pageCommands.set(new Map([...pageCommands.get(), [own, now]]));
    return () => pageCommands.set(new Map([...pageCommands.get()].filter(([part]) => part !== own)));
  }, [told]);
}

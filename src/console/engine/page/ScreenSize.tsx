import { createSignal, useSignal } from '../../kit/signal.ts';

/** The five sizes of the specification, by the width they start at. */
export const sizes = [
  { name: 'xl', from: 1536 },
  { name: 'lg', from: 1200 },
  { name: 'md', from: 900 },
  { name: 'sm', from: 600 },
  { name: 'xs', from: 0 },
] as const;

export type Size = (typeof sizes)[number]['name'];

export const sizeOf = (width: number): Size => sizes.find(({ from }) => width >= from)?.name ?? 'xs';

const size = createSignal<Size>(sizeOf(innerWidth));
addEventListener('resize', () => size.set(sizeOf(innerWidth)));

/** The size of the window, for what differs in more than style. */
export const useScreenSize = (): Size => useSignal(size);

/** Phones and small windows, where tables are cards. */
export const useIsNarrow = (): boolean => ['xs', 'sm'].includes(useScreenSize());

/** The hidden detector: five elements, of which the style sheet and this one agree on one. */
export function ScreenSize() {
  const now = useScreenSize();
  return (
    <div hidden data-screen-size={now}>
      {sizes.map(({ name }) => (
        <span key={name} data-size={name} data-current={name === now} />
      ))}
    </div>
  );
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const parts = new WeakMap<object, unknown>();

/** A part fetched when it is first drawn; the same one each time it is asked for, so that it keeps its state. */
export function lazyPart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  const part = parts.get(load) ?? lazy(load);
  parts.set(load, part);
  return part as LazyExoticComponent<ComponentType<Props>>;
}

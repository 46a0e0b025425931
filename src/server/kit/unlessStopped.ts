/**
 * What comes of work that may not heed the signal it was given: the signal ends the wait.
 * @throws the signal's reason once it is given, or what the work fails with
 */
export async function unlessStopped<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(signal), stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

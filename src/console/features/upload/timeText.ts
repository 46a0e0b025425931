type Say = (key: string, params?: Record<string, number>) => string;

/** Said when more than ten seconds are left: below, the bar says enough. */
export function leftText(seconds: number | null, t: Say): string {
  if (seconds === null || seconds <= 10) return '';
  if (seconds < 60) return t('upload.secondsLeft');
  if (seconds < 3600) return t('upload.minutesLeft', { minutes: Math.round(seconds / 60) });
  return t('upload.hoursLeft', { hours: Math.round(seconds / 3600) });
}

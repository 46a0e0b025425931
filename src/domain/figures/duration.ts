const daySeconds = 86_400;

/**
 * A time as figures show it: `hh:mm:ss` below a day, `d d hh:mm` from there on.
 * @param seconds zero or more; rounded to the second, half up
 * @see dashboards, section 0
 */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const days = Math.floor(whole / daySeconds);
  const rest = whole % daySeconds;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = two(rest / 3600);
  const minutes = two((rest % 3600) / 60);
  return days > 0 ? `${days} d ${hours}:${minutes}` : `${hours}:${minutes}:${two(rest % 60)}`;
}

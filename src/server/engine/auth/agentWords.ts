/** What a `User-Agent` says of browser and system, by the names people know; null where it says nothing known. */
export interface AgentWords {
  readonly Navegador: string | null;
  readonly Sistema: string | null;
}

/** Every browser names the ones it descends from, so the more particular names come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Microsoft Edge'],
  [/\bOPR\/|\bOPX?iOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export const agentWords = (agent: string): AgentWords => ({
  Navegador: nameIn(browsers, agent),
  Sistema: nameIn(systems, agent),
});

const nameIn = (names: typeof browsers, agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

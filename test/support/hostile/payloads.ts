/** A sequence that tells whether a payload was run: a number drawn stays drawn when all else is taken back. */
export const tally = 'contagem_de_ensaio';

/** What people who mean harm write where a value belongs. Each is text and nothing else to us. */
export const injections: readonly string[] = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  '1; drop table cliente; --',
  "'; drop table cliente; --",
  `x'; select nextval('${tally}'); --`,
  `1 and (select nextval('${tally}')) is null`,
  "' union select null, version(), null --",
  "') or exists(select 1 from usuario) --",
  `$$; select nextval('${tally}'); $$`,
  '$1',
  ':nome',
  '?',
  '\\',
  "\\'; --",
  '%',
  '_',
  "%' escape '",
  '/* */',
  "E'\\\\'",
  `Nome"; select nextval('${tally}'); --`,
  't."Identificador"',
  '(select current_user)',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  '${7*7}',
];

/** Texts that break programs, not databases. */
export const strangeTexts: readonly string[] = [
  '\u{1F33E}\u{1F468}\u200d\u{1F469}\u200d\u{1F467} \u{1F1E7}\u{1F1F7}',
  'abc\u202Etxt.exe\u202C',
  'שלום \u200F(\u200E1) عالم',
  'a\u0300\u0301\u0302\u0303 Sa\u0303o Joa\u0303o',
  'Zalgo \u0321\u0322\u0327\u0328\u0334\u0335\u0336 x',
  '\u200B\u200C\u200D\uFEFFx',
  '\u00A0 no meio \u2003 largo \u3000',
  'ﬁ ﬀ Ⅷ ½ ﷺ',
  'İIıi ẞß Σσς',
  "'; drop table cliente; --",
  '<script>window.__xss=1</script>',
  '../../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '%00%0a%0d',
  '\\u0000 \\x00 \\n',
  '٣٤٥ １２３',
  '\u{10FFFF}\uFFFD\uE000',
  '='.repeat(60),
];

/** What PostgreSQL cannot keep as it is. */
export const unstorable: readonly string[] = ['nul\u0000nul', '\ud800', 'x\udc00y', '\udfff\ud800'];

/** Script in the guise of a value. */
export const scripts: readonly string[] = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror="window.__xss=1">',
  '<svg onload="window.__xss=1">',
  '<svg><script>window.__xss=1</script></svg>',
  '"><script>window.__xss=1</script>',
  "'><img src=x onerror=window.__xss=1>",
  'javascript:window.__xss=1',
  'JaVaScRiPt:window.__xss=1',
  'data:text/html,<script>window.__xss=1</script>',
  '<a href="javascript:window.__xss=1">x</a>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<body onload=window.__xss=1>',
  '<details open ontoggle=window.__xss=1>',
  '<input autofocus onfocus=window.__xss=1>',
  '<math><mtext></p><style><img src onerror=window.__xss=1></style>',
  '<noscript><p title="</noscript><img src onerror=window.__xss=1>">',
  '{{constructor.constructor("window.__xss=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  '${window.__xss=1}',
  '%{name}<img src=x onerror=window.__xss=1>',
  '&lt;script&gt;window.__xss=1&lt;/script&gt;',
];

/** What a spreadsheet takes for a formula, at the start and where a careless reader would split. */
export const formulas: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://x.exemplo","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000@SUM(1)',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  ';=1+1',
  ',=1+1',
  '";=1+1',
  '",=1+1',
  "'=1+1",
  'x";"=1+1',
];

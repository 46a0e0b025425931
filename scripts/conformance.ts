/**
 * `npm run conformance -- --url http://host/api/ --login person`: replays the contract against any API and says in
 * words what differs. Ends with 0 when nothing does, 1 when something does, 2 when it could not begin.
 */
import { parseArgs } from 'node:util';
import { defaultLocale, locales } from '../src/domain/locale.ts';
import { entities } from '../src/metadata/entities.ts';
import { contract } from './conformance/contract.ts';
import { NoAnswer } from './conformance/conversation.ts';
import { replay, type Verdict } from './conformance/replay.ts';
import { documentOf, linesOf, sumOf } from './conformance/report.ts';
import { begin, CannotStart, type Run, type Wanted } from './conformance/run.ts';
import { sayingsIn } from './conformance/sayings.ts';

const options = {
  url: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
  company: { type: 'string' },
  branch: { type: 'string' },
  entity: { type: 'string', default: 'cliente' },
  'read-only': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  lang: { type: 'string', default: defaultLocale },
  help: { type: 'boolean', default: false },
} as const;

// Known before the arguments are judged, since what is wrong with them is said in that language.
const { lang } = parseArgs({ options, strict: false }).values;
const sayings = sayingsIn(locales.find((locale) => locale === lang) ?? defaultLocale);

try {
  await check();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(sayings.start(error.phrase));
  process.exitCode = 2;
}

async function check(): Promise<void> {
  const { values, wanted } = readArguments();
  if (!wanted) return console.log(sayings.report('usage'));
  const say = (line: string) => {
    if (!values.json) console.log(line);
  };
  const run = await start(wanted);
  say(sayings.report('head', { url: wanted.url, entity: wanted.entity.name }));
  const verdicts = await replay(run, contract, follow(say));
  const left = await run.leave();
  if (values.json) console.log(JSON.stringify(documentOf(run, verdicts, left, sayings), null, 2));
  if (left.length > 0)
    console.error(sayings.report('left', { noun: wanted.entity.noun, keys: left.join(', ') }));
  say('');
  say(sayings.report('sum', sumOf(verdicts)));
  if (sumOf(verdicts).differs > 0) process.exitCode = 1;
}

/** @throws CannotStart naming what is missing */
function readArguments() {
  const { values } = parsed();
  if (values.help) return { values, wanted: null };
  if (!(locales as readonly string[]).includes(values.lang)) throw new CannotStart('lang');
  const password = values.password ?? process.env.CONFORMANCE_PASSWORD ?? '';
  if (!URL.canParse(values.url ?? '')) throw new CannotStart('url');
  if (!values.login || password === '') throw new CannotStart('login');
  const entity = entities.find(({ name }) => name === values.entity);
  if (!entity)
    throw new CannotStart('entity', {
      entity: values.entity,
      entities: entities.map(({ name }) => name).join(', '),
    });
  const url = new URL(values.url ?? '').href;
  const wanted: Wanted = {
    url: url.endsWith('/') ? url : `${url}/`,
    login: values.login,
    password,
    entity,
    company: values.company ?? null,
    branch: values.branch ?? null,
    readOnly: values['read-only'],
  };
  return { values, wanted };
}

/** @throws CannotStart in the words of whoever reads arguments: an option that does not exist */
function parsed() {
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new CannotStart('options', { problem: error instanceof Error ? error.message : String(error) });
  }
}

async function start(wanted: Wanted): Promise<Run> {
  try {
    return await begin(wanted);
  } catch (error) {
    if (error instanceof NoAnswer)
      throw new CannotStart('unreachable', { url: wanted.url, reason: error.message });
    throw error;
  }
}

/** Says each verdict as it comes, under the heading of its group. */
function follow(say: (line: string) => void): (verdict: Verdict) => void {
  let group = '';
  return (verdict) => {
    if (verdict.rule.group !== group) say(`\n${sayings.group(verdict.rule)}`);
    group = verdict.rule.group;
    for (const line of linesOf(verdict, sayings)) say(line);
  };
}

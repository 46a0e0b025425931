import { printedHectares } from '../house.ts';
import {
  cite,
  type Draft,
  dayNear,
  type Lien,
  makeProcess,
  ofKinds,
  shareInWords,
  type World,
  yearOf,
} from '../world.ts';
import { called, courts, debts, listed, pickLien, reason } from './endWords.ts';
import { hardEnds } from './hardEnds.ts';
import { fall } from './liens.ts';

/** How liens end: named by number, or only by what they are; one or several; in part; and the end of an end. */
export const ends: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [10, end],
  [2.5, endOfSeveral],
  [2, endUnnumbered],
  [1, release],
  [0.5, restoration],
  ...hardEnds,
];

function end(world: World): Draft | null {
  const { random } = world;
  const lien = pickLien(world);
  if (!lien) return null;
  const { the, of, bare, woman } = called(lien);
  const code = cite(world, lien.code);
  const values = {
    why: reason(world, lien),
    the,
    of,
    bare: bare.toUpperCase(),
    code,
    o: woman ? (the.startsWith('as') ? 'as' : 'a') : 'o',
    the2: the.toUpperCase(),
    ref: citeLong(world, lien.code),
    m: the.startsWith('as') ? 'm' : '',
  };
  const body = random.say(
    '{why}, [fica{m} cancelad{o} {the} [objeto do|constante do|de que trata o|registrad{o} sob o|a que se refere o] {code}|procede-se ao cancelamento {of} [constante|objeto] do {code}|fica cancelado o {code}|averba-se o cancelamento do {code}|cancelo o {code}|foi cancelado o {ref}|fica{m} cancelad{o} {the} do {code}[, para todos os efeitos|]|procede-se à baixa {of} objeto do {code}|cancela-se {the} do {code}|fica sem efeito {the} do {code}, ora cancelad{o}].',
    values,
  );
  const settle = () => fall(world, lien);
  return { kind: 'AV', event: 'cancelamento', title: random.say('[CANCELAMENTO|CANCELAMENTO|CANCELAMENTO DE {b}|CANCELAMENTO DE {b}|BAIXA DE {b}|{lift}]', { b: bare.toUpperCase(), lift: courts.includes(lien.event) ? `LEVANTAMENTO DE ${bare.toUpperCase()}` : 'CANCELAMENTO' }), body, cancels: [lien.code], settle }; // biome-ignore format: one act
}

const citeLong = (world: World, code: string): string => {
  const [kind, order] = code.split('-');
  return world.random.pick(
    [`registro ${order}`, `registro nº ${order} desta matrícula`, cite(world, code)].map((text) =>
      kind === 'AV' ? text.replace('registro', 'ato de averbação') : text,
    ),
  );
};

/** Two or three at once, with what hangs on them or without. */
function endOfSeveral(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, ...debts);
  const withAccessory = open.find(({ accessories }) => accessories.length > 0);
  if (withAccessory && random.chance(0.6)) {
    const codes = [withAccessory.code, ...withAccessory.accessories];
    const body = random
      .say(
        '{why}, [ficam cancelados {list}|fica cancelado o {first}, bem como {rest}|procede-se ao cancelamento de {list}].',
        {
          why: reason(world, withAccessory),
          list: listed(world, codes),
          first: cite(world, codes[0] ?? ''),
          rest: listed(world, codes.slice(1)),
        },
      )
      .replace('cancelamento de o', 'cancelamento do')
      .replace('cancelamento de a', 'cancelamento da');
    return {
      kind: 'AV',
      event: 'cancelamento',
      title: 'CANCELAMENTO',
      body,
      cancels: codes,
      settle: () => fall(world, withAccessory),
    };
  }
  if (open.length < 2) return null;
  const chosen = open.slice(0, random.int(2, Math.min(3, open.length)));
  const body = random.say(
    '{why}, [ficam canceladas as garantias constantes d{list}|ficam cancelados {list}|procede-se ao cancelamento d{list}|averba-se o cancelamento d{list}].',
    {
      why: reason(world, chosen[0] as Lien),
      list: listed(
        world,
        chosen.map(({ code }) => code),
      ),
    },
  );
  return {
    kind: 'AV', event: 'cancelamento', title: random.pick(['CANCELAMENTO', 'CANCELAMENTOS', 'CANCELAMENTO DE HIPOTECAS']), body, cancels: chosen.map(({ code }) => code),
    settle: () => {
      for (const lien of chosen) fall(world, lien);
    },
  }; // biome-ignore format: one act
}

/** No number: the only lien of its kind, or of its kind and creditor. */
function endUnnumbered(world: World): Draft | null {
  const { random } = world;
  const alone = world.liens.filter(
    (lien) =>
      [...debts, ...courts, 'usufruto'].includes(lien.event) &&
      lien.event !== 'premonitoria' &&
      world.liens.filter(({ event }) => event === lien.event || sameFamily(event, lien.event)).length === 1,
  );
  const lien = alone.length > 0 ? random.pick(alone) : null;
  if (!lien) return null;
  const { the, of, woman, bare } = called(lien);
  const by =
    lien.creditor && debts.includes(lien.event)
      ? random.pick([
          `, constituída em favor de ${lien.creditor.name}`.replace(
            'constituída',
            woman ? 'constituída' : 'constituído',
          ),
          '',
        ])
      : '';
  const body = random.say(
    '{why}, [fica cancelad{o} {the}|procede-se ao cancelamento {of}|fica extint{o} {the}] [que gravava o imóvel|incidente sobre o imóvel|acima registrad{o}|existente]{by}.',
    { why: reason(world, lien), the, of, o: woman ? 'a' : 'o', by },
  );
  return {
    kind: 'AV',
    event: 'cancelamento',
    title: random.pick(['CANCELAMENTO', `CANCELAMENTO DE ${bare.toUpperCase()}`]),
    body,
    cancels: [lien.code],
    settle: () => fall(world, lien),
  };
}

const sameFamily = (a: string, b: string): boolean => a.split('_')[0] === b.split('_')[0];

/** A part of the property or of the debt is let go; the lien stays. */
function release(world: World): Draft | null {
  const { random, rural } = world;
  const open = ofKinds(
    world,
    'hipoteca',
    'hipoteca_cedular',
    'alienacao_fiduciaria',
    'penhora',
    'indisponibilidade',
  );
  if (open.length === 0) return null;
  const lien = random.pick(open);
  const { of, the, woman } = called(lien);
  const part =
    rural && random.chance(0.5)
      ? `a área de ${printedHectares(random, random.int(10_000, 90_000))}`
      : `a parte ideal de ${shareInWords(random, '1/2').replace(/^a /, '')} do imóvel`;
  const body = random.say(
    '{why}, [procede-se ao cancelamento parcial {of} objeto do {code}, para liberar {part}, permanecendo o ônus sobre o restante|fica parcialmente cancelad{o} {the} do {code}, liberada do ônus {part}, subsistindo quanto ao remanescente|procede-se à liberação parcial {of} do {code}, exclusivamente quanto à {bare}].',
    {
      why: reason(world, lien),
      of,
      the,
      part,
      bare: part.replace(/^a /, ''),
      code: cite(world, lien.code),
      o: woman ? 'a' : 'o',
    },
  );
  return {
    kind: 'AV',
    event: 'cancelamento',
    title: random.pick(['CANCELAMENTO PARCIAL', 'LIBERAÇÃO PARCIAL', 'CANCELAMENTO PARCIAL']),
    body,
  };
}

/** A cancellation is itself undone: what it had ended stands again. */
function restoration(world: World): Draft | null {
  const { random, house } = world;
  const last = world.acts.findLast(
    ({ Evento, Cancela, Valido }) => Evento === 'cancelamento' && Cancela.length === 1 && Valido,
  );
  const target = last && world.acts.find(({ Codigo }) => Codigo === last.Cancela[0]);
  if (
    !last ||
    !target ||
    target.Valido ||
    target.Evento === 'indisponibilidade' ||
    world.acts.some(({ Evento }) => Evento === 'consolidacao_propriedade')
  )
    return null;
  const lien: Lien = {
    code: target.Codigo,
    event: target.Evento,
    creditor: target.Credor ? { type: 'company', name: target.Credor, document: null, town: '' } : null,
    degree: target.Grau,
    accessories: [],
    people: [],
    process: null,
  };
  const hung = world.acts.some(({ Evento, Valido }) => Evento === 'aditivo_cedula' && !Valido);
  if (hung) return null;
  const { the, woman } = called(lien);
  const body = random.say(
    '[Por|Em cumprimento ao|Nos termos do] mandado judicial de {date}, [autos|processo] nº {process}, [fica cancelada a {av}, restabelecendo-se {the} do {code}|foi declarada a nulidade da {av}, que fica cancelada, restabelecid{o} {the} do {code}].',
    {
      date: house.date(dayNear(world, -60, -3)),
      process: makeProcess(random, yearOf(world)),
      av: cite(world, last.Codigo),
      the,
      o: woman ? 'a' : 'o',
      code: cite(world, target.Codigo),
    },
  );
  const settle = () => {
    last.Valido = false;
    target.Valido = true;
    world.liens.push(lien);
  };
  return {
    kind: 'AV',
    event: 'cancelamento',
    title: random.pick(['CANCELAMENTO DE AVERBAÇÃO', 'CANCELAMENTO', 'RESTABELECIMENTO']),
    body,
    cancels: [last.Codigo],
    settle,
  };
}

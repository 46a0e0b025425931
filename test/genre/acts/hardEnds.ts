import { printedHectares } from '../house.ts';
import { cite, type Draft, type Lien, makeProcess, ofKinds, shareInWords, type World, yearOf } from '../world.ts'; // biome-ignore format: one list
import { called, courts, debts, listed, pickLien, reason } from './endWords.ts';
import { fall } from './liens.ts';
import { sale } from './transfers.ts';

/**
 * Ends of liens in words that are easily misread: without the verb to cancel, without a number, several at once,
 * within another act, or beside what goes on.
 */
export const hardEnds: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [2, otherVerb],
  [1, byNote],
  [1, byCreditor],
  [1, byCase],
  [1, severalKinds],
  [0.7, withAccessories],
  [0.8, withinSale],
  [1, sparingAnother],
  [1, withConsequence],
  [1, onOtherLand],
  [1, inPart],
  [0.6, excepting],
];

/** What an end is made of: words, which acts it ends, and the liens that fall with them. */
function ending(body: string, codes: readonly string[], settle: () => void, title = 'CANCELAMENTO'): Draft {
  return { kind: 'AV', event: 'cancelamento', title, body, cancels: codes, settle };
}

const fallingOf =
  (world: World, ...liens: readonly Lien[]) =>
  (): void => {
    for (const lien of liens) fall(world, lien);
  };

/** Words for one lien. */
function wordsFor(world: World, lien: Lien): Record<string, string> {
  const { the, of, bare, woman } = called(lien);
  const isPlural = the.startsWith('as ');
  return {
    why: reason(world, lien),
    the,
    of,
    at: of.replace(/^d/, 'n'),
    to: isPlural ? the.replace('as', 'às') : woman ? the.replace('a ', 'à ') : `a${the}`,
    o: isPlural ? 'as' : woman ? 'a' : 'o',
    m: isPlural ? 'm' : '',
    code: cite(world, lien.code),
    act: lien.code.startsWith('AV') ? 'averbação' : 'registro',
    da: lien.code.startsWith('AV') ? 'da' : 'do',
    by: lien.creditor?.name ?? '',
    title: bare.toUpperCase(),
  };
}

/** `Fica sem efeito`, `dá-se baixa`, `levanta-se`: the verb to cancel is not there. */
function otherVerb(world: World): Draft | null {
  const lien = pickLien(world);
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const isCourt = courts.includes(lien.event);
  const body = world.random.say(
    `{why}, [fica{m} sem efeito {the} [objeto|constante] {da} {code}|fica sem efeito {da2} {code}|dá-se baixa [{at} [constante|objeto] {da} {code}|n{da3} {code}]|procedo à baixa {of} {da} {code}|fica{m} baixad{o} {the} {da} {code}|torna-se sem efeito {the} {da} {code}|deixa{m} de subsistir {the} {da} {code}|fica o imóvel [liberado|desonerado] {of} [objeto|constante] {da} {code}|fica insubsistente {the} {da} {code}${isCourt ? '|fica levantad{o} {the} {da} {code}|levanta-se {the} [objeto|constante] {da} {code}|foi determinado o levantamento {of} {da} {code}, o que ora se averba' : '|extinguiu-se {the} [objeto|constante] {da} {code}|fica{m} extint{o} {the} {da} {code}'}].`,
    { ...values, da2: values.da === 'da' ? 'a' : 'o', da3: values.da === 'da' ? 'a' : 'o' },
  );
  const title = world.random.pick(['BAIXA', `BAIXA DE ${values.title}`, 'CANCELAMENTO', `CANCELAMENTO DE ${values.title}`, isCourt ? 'LEVANTAMENTO' : 'QUITAÇÃO']); // biome-ignore format: a list
  return ending(body, [lien.code], fallingOf(world, lien), title);
}

/** No act is cited: the note is. */
function byNote(world: World): Draft | null {
  const { random } = world;
  const noted = ofKinds(world, 'hipoteca_cedular').filter(({ note }) => note !== undefined);
  const lien = noted.length > 0 ? random.pick(noted) : null;
  if (!lien) return null;
  const body = random.say(
    '{why}, [fica cancelada a hipoteca cedular|procede-se ao cancelamento da hipoteca|fica cancelado o registro da hipoteca] [oriunda da|decorrente da|constituída pela|vinculada à] cédula nº {note}[, emitida em favor de {by}|].',
    { ...wordsFor(world, lien), note: lien.note ?? '' },
  );
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', 'CANCELAMENTO DE HIPOTECA', 'BAIXA DE HIPOTECA'])); // biome-ignore format: one act
}

/** No act is cited: whose the lien is tells it from others of its kind. */
function byCreditor(world: World): Draft | null {
  const { random } = world;
  const alone = world.liens.filter(
    (lien) =>
      [...debts, 'penhora', 'arresto'].includes(lien.event) &&
      lien.creditor !== null &&
      world.liens.filter(
        (other) => family(other.event) === family(lien.event) && other.creditor?.name === lien.creditor?.name,
      ).length === 1,
  );
  const lien = alone.length > 0 ? random.pick(alone) : null;
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const body = random.say(
    '{why}, [fica cancelad{o}|foi cancelad{o}|fica sem efeito] {the} [constituíd{o} em favor de|em favor de|de que é titular|em que é credor{a}] {by}.',
    { ...values, a: '' },
  );
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', `CANCELAMENTO DE ${values.title}`])); // biome-ignore format: one act
}

const family = (event: string): string => event.split('_')[0] ?? event;

/** No act is cited: the number of the case tells one order of a court from another. */
function byCase(world: World): Draft | null {
  const { random, house } = world;
  const known = ofKinds(world, 'penhora', 'arresto', 'indisponibilidade', 'sequestro').filter(
    ({ process }) => process !== null && process.replace(/\D/g, '').length >= 10,
  );
  const lien = known.length > 0 ? random.pick(known) : null;
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const body = random.say(
    '[Por|Em cumprimento ao|Conforme] [mandado|ofício] de {date}, [procede-se ao cancelamento {of}|fica levantad{o} {the}|fica cancelad{o} {the}] [decorrente do|oriund{o} do|determinad{o} no|expedid{o} no] processo nº {process}.',
    { ...values, date: house.date(world.date), process: lien.process ?? '' },
  );
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', 'LEVANTAMENTO', `CANCELAMENTO DE ${values.title}`])); // biome-ignore format: one act
}

/** Two or three of different kinds in one breath. */
function severalKinds(world: World): Draft | null {
  const { random } = world;
  const open = world.liens.filter(({ event }) => [...debts, ...courts].includes(event));
  const kinds = [...new Set(open.map(({ event }) => event))];
  if (kinds.length < 2) return null;
  const chosen = random
    .shuffle(kinds)
    .slice(0, random.int(2, 3))
    .map((kind) => open.find(({ event }) => event === kind) as Lien);
  const items = chosen.map((lien) => {
    const values = wordsFor(world, lien);
    return random.say('{the} [objeto {da}|{da}|constante {da}] {code}', values);
  });
  const list = `${items.slice(0, -1).join(', ')} ${random.pick(['e', 'bem como', 'e também', 'assim como'])} ${items.at(-1)}`;
  const body = random.say(
    '{why}, [ficam cancelados {list}|são cancelados {list}|ficam sem efeito {list}|cancelam-se {list}].',
    {
      why: reason(world, chosen[0] as Lien),
      list,
    },
  );
  return ending(body, chosen.map(({ code }) => code), fallingOf(world, ...chosen), random.pick(['CANCELAMENTO', 'CANCELAMENTOS', 'CANCELAMENTO DE ÔNUS'])); // biome-ignore format: one act
}

/** A lien with its amendments, cited or not. */
function withAccessories(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, ...debts).filter(({ accessories }) => accessories.length > 0);
  const lien = open.length > 0 ? random.pick(open) : null;
  if (!lien) return null;
  const isCited = random.chance(0.6);
  const list = listed(world, lien.accessories).replace(/^(as?|os?) /, '');
  const body = random.say(
    isCited
      ? '{why}, fica cancelad{o} {the} {da} {code}, [bem como seu aditivo, constante {of2} {list}|e, por consequência, {of3} {list}|com seu aditivo objeto {of2} {list}].'
      : '{why}, fica cancelad{o} {the} {da} {code} [e seus aditivos|e respectivos aditamentos|com todos os seus aditivos].',
    {
      ...wordsFor(world, lien),
      list,
      of2: lien.accessories.length > 1 ? 'das' : 'da',
      of3: lien.accessories.length > 1 ? 'as' : 'a',
    },
  );
  // An assignment of the credit is no amendment.
  const amendments = lien.accessories.filter((code) =>
    world.acts.some(({ Codigo, Evento }) => Codigo === code && Evento === 'aditivo_cedula'),
  );
  return ending(body, [lien.code, ...(isCited ? lien.accessories : amendments)], fallingOf(world, lien));
}

/** The deed that sells also tells that the debt is paid, and the office cancels in the same act. */
function withinSale(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'compromisso_venda', 'alienacao_fiduciaria');
  const lien = open.length > 0 ? random.pick(open) : null;
  const sold = lien && sale(world);
  if (!lien || !sold) return null;
  const body = `${sold.body} ${random.say(
    '[Fica cancelad{o} {the} {da} {code}[, ante a quitação|, por autorização do credor|]|{The} {da} {code} fica cancelad{o} [neste ato|em virtude do presente registro]|Em consequência, cancela-se {the} objeto {da} {code}|Fica sem efeito {the} constante {da} {code}].',
    {
      ...wordsFor(world, lien),
      The: called(lien).the.replace(/^./, (letter) => letter.toUpperCase()),
    },
  )}`;
  return {
    ...sold,
    body,
    cancels: [lien.code],
    settle: (code) => {
      sold.settle?.(code);
      fall(world, lien);
    },
  };
}

/** One ends, another is said to go on. */
function sparingAnother(world: World): Draft | null {
  const { random } = world;
  const open = world.liens.filter(({ event }) => [...debts, ...courts].includes(event));
  if (open.length < 2) return null;
  const [lien, other] = random.shuffle(open) as [Lien, Lien];
  const values = wordsFor(world, lien);
  const kept = wordsFor(world, other);
  const body = random.say(
    '{why}, [fica cancelad{o} {the} {da} {code}|procede-se ao cancelamento {of} {da} {code}], [permanecendo em vigor {kept}|subsistindo {kept}|mantid{ko} {kept}|continuando {kept} em pleno vigor|sem prejuízo {ofKept}|ressalvad{ko} {kept}].',
    {
      ...values,
      kept: `${kept.the} ${kept.da} ${kept.code}`,
      ofKept: `${kept.of} ${kept.da} ${kept.code}`,
      ko: kept.o ?? 'o',
    },
  );
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', `CANCELAMENTO DE ${values.title}`])); // biome-ignore format: one act
}

/** Words that seem to turn and only tell what follows from the end. */
function withConsequence(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, ...debts);
  const lien = open.length > 0 ? random.pick(open) : null;
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const body = random.say(
    `{why}, [fica cancelad{o} {the} {da} {code}|procede-se ao cancelamento {of} {da} {code}], [ficando o imóvel livre e desembaraçado do referido ônus|voltando o imóvel à plena propriedade ${world.owners.length > 1 ? 'dos proprietários' : 'do proprietário'}|passando o imóvel a ficar livre do gravame|permanecendo o imóvel livre de quaisquer outros ônus|nada mais subsistindo com relação ao mesmo|retornando a propriedade plena a quem de direito].`,
    values,
  );
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', `CANCELAMENTO DE ${values.title}`])); // biome-ignore format: one act
}

/** Free here, bound elsewhere: for this record the lien is gone. */
function onOtherLand(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'indisponibilidade', 'penhora');
  const lien = open.length > 0 ? random.pick(open) : null;
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const body = random.say(
    '{why}, fica cancelad{o} {the} {da} {code}, [permanecendo em garantia os imóveis das matrículas nºs {a} e {b}|subsistindo quanto aos demais imóveis|permanecendo o ônus sobre os demais bens do devedor|continuando a garantia sobre o imóvel da matrícula nº {a}].',
    { ...values, a: `${random.int(1, 9)}.${random.int(100, 999)}`, b: `${random.int(10, 99)}.${random.int(100, 999)}` },
  ); // biome-ignore format: one sentence
  return ending(body, [lien.code], fallingOf(world, lien), random.pick(['CANCELAMENTO', `CANCELAMENTO DE ${values.title}`])); // biome-ignore format: one act
}

/** Part of the land, of the debt or of the debtors is let go; the lien stays. */
function inPart(world: World): Draft | null {
  const { random, rural } = world;
  const open = ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'penhora', 'indisponibilidade', 'alienacao_fiduciaria'); // biome-ignore format: a list
  const lien = open.length > 0 ? random.pick(open) : null;
  if (!lien) return null;
  const values = wordsFor(world, lien);
  const part = rural
    ? `área de ${printedHectares(random, random.int(10_000, 90_000))}`
    : random.say('parte ideal de {p}', { p: shareInWords(random, '1/2').replace(/^a /, '') });
  const body = random.say(
    '{why}, [fica desligada {of} {da} {code} a {part}|foi liberada {of} objeto {da} {code} a {part}, prosseguindo o gravame quanto ao mais|fica reduzid{o} {the} {da} {code}, com a liberação da {part}|procede-se ao desligamento da {part} {of} {da} {code}, mantida a garantia quanto ao remanescente|fica cancelad{o}, em parte, {the} {da} {code}, tão somente no que se refere à {part}].',
    { ...values, part },
  );
  const title = random.pick(['LIBERAÇÃO PARCIAL', 'CANCELAMENTO PARCIAL', 'DESLIGAMENTO PARCIAL', 'BAIXA PARCIAL']); // biome-ignore format: a list
  return { kind: 'AV', event: 'cancelamento', title, body };
}

/** The whole but for a part: the lien stays on that part. */
function excepting(world: World): Draft | null {
  const { random } = world;
  const open = ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'penhora', 'indisponibilidade');
  const lien = open.length > 0 ? random.pick(open) : null;
  if (!lien) return null;
  const body = random.say(
    '[Por determinação judicial de {date}, nos autos nº {process}|{why}], fica cancelad{o} {the} {da} {code}, [exceto quanto à|salvo em relação à|ressalvada a|com exceção da] [parte ideal de 50%|fração de 1/3|metade ideal] do imóvel.',
    {
      ...wordsFor(world, lien),
      date: world.house.date(world.date),
      process: makeProcess(random, yearOf(world)),
    },
  );
  return { kind: 'AV', event: 'cancelamento', title: random.pick(['CANCELAMENTO', 'CANCELAMENTO PARCIAL']), body }; // biome-ignore format: one act
}

import { cite, dayNear, type Lien, makeProcess, type World, yearOf } from '../world.ts';

export const debts = ['hipoteca', 'hipoteca_cedular', 'penhor', 'penhor_cedular', 'alienacao_fiduciaria'];
export const courts = ['penhora', 'arresto', 'sequestro', 'indisponibilidade', 'premonitoria'];

/** What the lien is called, with its article. */
export function called(lien: Lien): { the: string; of: string; bare: string; woman: boolean } {
  const table: Record<string, readonly [string, boolean]> = {
    hipoteca: ['hipoteca', true],
    hipoteca_cedular: ['hipoteca cedular', true],
    penhor: ['penhor', false],
    penhor_cedular: ['penhor cedular', false],
    alienacao_fiduciaria: ['alienação fiduciária', true],
    penhora: ['penhora', true],
    arresto: ['arresto', false],
    sequestro: ['sequestro', false],
    indisponibilidade: ['indisponibilidade', true],
    premonitoria: ['averbação premonitória', true],
    servidao: ['servidão', true],
    usufruto: ['usufruto', false],
    compromisso_venda: ['compromisso de compra e venda', false],
    arrendamento: ['arrendamento', false],
    locacao: ['locação', true],
    caucao: ['caução', true],
    clausulas_restritivas: ['as cláusulas restritivas', true],
    tombamento: ['tombamento', false],
  };
  const [name, woman] = table[lien.event] ?? ['ônus', false];
  if (name.startsWith('as '))
    return { the: name, of: name.replace('as ', 'das '), bare: name.slice(3), woman };
  return { the: `${woman ? 'a' : 'o'} ${name}`, of: `${woman ? 'da' : 'do'} ${name}`, bare: name, woman };
}

/** Why it ends. */
export function reason(world: World, lien: Lien): string {
  const { random, house } = world;
  const date = house.date(dayNear(world, -60, -3));
  const by = lien.creditor?.name ?? '';
  if (debts.includes(lien.event)) {
    const isShe = /^(?:COOPERATIVA|CAIXA|[A-ZÁ-Ú]+A )/.test(by);
    return random.say(
      '[Por autorização|À vista da autorização|Conforme quitação|Em virtude da quitação|Por carta de anuência|Nos termos da declaração de quitação][, datada de {date}|, de {date}|][, expedida pel{o} credor{a} {by}|, firmada pel{o} {by}|]',
      { date, by, o: isShe ? 'a' : 'o', a: isShe ? 'a' : '' },
    );
  }
  if (courts.includes(lien.event) && lien.event !== 'premonitoria')
    return random.say(
      '[Por|Em cumprimento ao|Nos termos do] [mandado de {date}|mandado judicial de {date}|ofício de {date}|mandado de cancelamento de {date}][, dos autos nº {process}|, do processo nº {process}|, expedido nos autos {process}|]',
      { date, process: lien.process ?? makeProcess(random, yearOf(world)) },
    );
  if (lien.event === 'usufruto')
    return random.say('[À vista da certidão de óbito|Em virtude do falecimento] de {who}[, ocorrido em {date}|]', { who: lien.people.map(({ name }) => name).join(' e '), date }); // biome-ignore format: one sentence
  if (lien.event === 'clausulas_restritivas')
    return random.say(
      '[Por|Nos termos do] [mandado judicial de {date}|alvará judicial de {date}|escritura pública de {date}, na qual compareceu o doador]',
      { date },
    );
  return random.say(
    '[A requerimento dos interessados|Por instrumento particular de distrato|Nos termos do requerimento|A requerimento das partes][,|] [datado de|de] {date}',
    { date },
  );
}

/** Any lien that may end by an act of its own. */
export function pickLien(world: World): Lien | null {
  const open = world.liens.filter(({ event }) => event !== 'tombamento' && event !== 'servidao');
  return open.length > 0 ? world.random.pick(open) : null;
}

/** `os R-2 e R-3`, `o R-2 e a AV-3`, `os registros nºs 2, 3 e 5`. */
export function listed(world: World, codes: readonly string[]): string {
  const { random } = world;
  const orders = codes.map((code) => code.split('-')[1]);
  const kinds = new Set(codes.map((code) => code.split('-')[0]));
  const join = (items: readonly (string | undefined)[]): string => (items.length > 1 ? `${items.slice(0, -1).join(', ')} e ${items.at(-1)}` : (items[0] ?? '')); // biome-ignore format: one thought
  if (kinds.size === 1 && codes.length > 1 && random.chance(0.5)) {
    const kind = [...kinds][0];
    return kind === 'R' ? random.pick([`os registros nºs ${join(orders)}`, `os R-${join(orders)}`, `os registros ${join(orders)}`]) : `as averbações nºs ${join(orders)}`; // biome-ignore format: one thought
  }
  return join(codes.map((code) => `${code.startsWith('AV') ? 'a' : 'o'} ${cite(world, code).replace(/(?: desta matrícula|, supra| retro)$/, '')}`)); // biome-ignore format: one thought
}

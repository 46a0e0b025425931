import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { problemLine } from '../../scripts/schemas/printProblems.ts';
import { handlerProblems } from '../../scripts/schemas/problems/handlerProblems.ts';
import { readSchemas, readSource, type SchemaSource } from '../../scripts/schemas/readSchemas.ts';
import { enumCodesByName } from '../../src/field-types/enumCodes.ts';
import { definitions } from '../../src/field-types/generated/definitions.ts';

// The enumeration of these tests, as `npm run generate` would note it.
const noted = enumCodesByName as Record<string, readonly string[]>;
noted.Letra = ['a', 'b'];
afterAll(() => {
  delete noted.Letra;
});

const project = readSource(resolve(import.meta.dirname, '../..'));

/** A part of a JSON file that a test may take apart. */
// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
type Loose = any;

const text = (pt: string, en: string) => ({ 'pt-br': pt, 'en-us': en });
const field = (type: string, label: string, rest: object = {}) => ({
  'x-field': { type, label: text(label, `${label} (en)`), ...rest },
});

/** A registry office and the counters in it: small, right, and touching most of the vocabulary. */
const whole = (): { cartorio: Loose; balcao: Loose; enum: Loose } => ({
  cartorio: {
    'x-entity': {
      label: text('Cartório', 'Registry office'),
      plural: text('Cartórios', 'Registry offices'),
      gender: 'm',
      representation: 'Nome',
      sort: { field: 'Nome', order: 'asc' },
      menu: { group: 'management', order: 10, icon: 'building-bank' },
      sections: { geral: text('Geral', 'General') },
      tabs: { um: { label: text('Um', 'One'), sections: ['geral'] } },
      uniqueTogether: [['Nome', 'Tipo']],
      rules: [
        {
          field: 'Fim',
          when: [{ field: 'Tipo', in: ['a'] }],
          must: { field: 'Fim', atLeast: { field: 'Inicio' } },
          message: text('Corrija o fim.', 'Correct the end.'),
        },
      ],
      states: {
        field: 'Situacao',
        initial: 'a',
        enum: 'Letra',
        transitions: [
          {
            event: 'avancar',
            label: text('Avançar', 'Go on'),
            from: ['a'],
            to: 'b',
            code: 'CARTORIO.ALTERAR',
          },
        ],
      },
      actions: [
        {
          name: 'fechar',
          label: text('Fechar', 'Close'),
          code: 'CARTORIO.FECHAR',
          when: { field: 'Tipo', in: ['a'] },
          parameters: { properties: { Ate: field('date', 'Até') } },
        },
      ],
      panels: [{ entity: 'balcao', field: 'IdentificadorCartorio', label: text('Balcões', 'Counters') }],
    },
    type: 'object',
    properties: {
      Nome: field('text', 'Nome', { required: true, list: true, section: 'geral' }),
      Tipo: field('enum', 'Tipo', { enum: 'Letra', default: 'a', filter: true }),
      Situacao: field('enum', 'Situação', { enum: 'Letra', readOnly: 'always' }),
      Inicio: field('date', 'Início'),
      Fim: field('date', 'Fim', { visibleWhen: { field: 'Tipo', in: ['a'] } }),
      Linhas: field('lines', 'Linhas', { fields: { Valor: field('money', 'Valor') } }),
    },
  },
  balcao: {
    'x-entity': {
      label: text('Balcão', 'Counter'),
      plural: text('Balcões', 'Counters'),
      gender: 'm',
      representation: 'Nome',
      sort: { field: 'Nome', order: 'asc' },
      ownership: { through: 'IdentificadorCartorio' },
    },
    type: 'object',
    properties: {
      Nome: field('text', 'Nome', { required: true, list: true }),
      IdentificadorCartorio: field('reference', 'Cartório', { entity: 'cartorio' }),
    },
  },
  enum: {
    codes: [
      { code: 'a', label: text('A', 'A') },
      { code: 'b', label: text('B', 'B'), mark: 'half' },
    ],
  },
});

type Files = ReturnType<typeof whole>;

/** The lines that tell what is wrong once `spoil` has had its way. */
function lines(
  spoil: (files: Files) => void = () => undefined,
  overlay: Partial<SchemaSource> = {},
): string[] {
  const files = whole();
  spoil(files);
  const named = (names: readonly string[]) => names.map((name) => ({ name, description: '' }));
  const source: SchemaSource = {
    ...project,
    names: { ...project.names, entity: named(['balcao', 'cartorio']), enum: named(['Letra']) },
    entities: { balcao: JSON.stringify(files.balcao), cartorio: JSON.stringify(files.cartorio) },
    enums: { Letra: JSON.stringify(files.enum) },
    calculators: {},
    changed: () => [],
    ...overlay,
  };
  return readSchemas(source).problems.map(problemLine);
}

const at = (pointer: string) => `schemas/cartorio.schema.json ${pointer}`;
const entity = (files: Files) => files.cartorio['x-entity'];
const of = (files: Files, name: string) => files.cartorio.properties[name]['x-field'];

test('has nothing to say of right schemas', () => {
  expect(lines()).toEqual([]);
});

test('has nothing to say of records seen once more with other rights', () => {
  const spoil = (f: Files) => {
    Object.assign(f.balcao['x-entity'], { of: 'cartorio', menu: { group: 'work', order: 1, icon: 'table' } });
    // Written anew, so it says anew under which heading it stands.
    f.balcao.properties.Nome['x-field'].section = 'geral';
  };
  expect(lines(spoil)).toEqual([]);
});

describe('words the vocabulary does not have', () => {
  test.each<readonly [string, (files: Files) => void, string]>([
    [
      'a key nearly right',
      (f) => {
        of(f, 'Nome').requird = true;
      },
      `${at('/properties/Nome/x-field/requird')}: unknown key requird: did you mean required?`,
    ],
    [
      'a key of x-entity',
      (f) => {
        entity(f).colour = 1;
      },
      `${at('/x-entity/colour')}: unknown key colour: there are label, `,
    ],
    [
      'a missing key',
      (f) => {
        delete entity(f).gender;
      },
      `${at('/x-entity')}: gender is missing: add it.`,
    ],
    [
      'a missing key whose misspelling stands there',
      (f) => {
        delete entity(f).plural;
        entity(f).plurals = text('X', 'Y');
      },
      `${at('/x-entity')}: plural is missing; is plurals meant to be it?`,
    ],
    [
      'a field type',
      (f) => {
        of(f, 'Nome').type = 'txt';
      },
      `${at('/properties/Nome/x-field/type')}: unknown field type "txt": did you mean text?`,
    ],
    [
      'an enumeration',
      (f) => {
        of(f, 'Tipo').enum = 'Letras';
      },
      `${at('/properties/Tipo/x-field/enum')}: unknown enumeration "Letras": did you mean Letra?`,
    ],
    [
      'an entity',
      (f) => {
        f.balcao.properties.IdentificadorCartorio['x-field'].entity = 'cartori';
      },
      'schemas/balcao.schema.json /properties/IdentificadorCartorio/x-field/entity: unknown entity "cartori": did you mean cartorio?',
    ],
    [
      'an icon',
      (f) => {
        entity(f).menu.icon = 'bulding';
      },
      `${at('/x-entity/menu/icon')}: unknown icon "bulding": did you mean building?`,
    ],
    [
      'a mark',
      (f) => {
        f.enum.codes[1].mark = 'haf';
      },
      'schemas/enums/Letra.json /codes/1/mark: unknown mark "haf": did you mean half?',
    ],
    [
      'a screen',
      (f) => {
        entity(f).screen = 'matricul';
      },
      `${at('/x-entity/screen')}: unknown screen "matricul": did you mean matricula?`,
    ],
    [
      'a component',
      (f) => {
        entity(f).panels[0].component = 'matrcula';
      },
      `${at('/x-entity/panels/0/component')}: unknown component "matrcula": did you mean matriculas?`,
    ],
    [
      'a gender',
      (f) => {
        entity(f).gender = 'x';
      },
      `${at('/x-entity/gender')}: "x" is not a word for this: there are m, f.`,
    ],
    [
      'an operator',
      (f) => {
        entity(f).rules[0].must = { field: 'Fim', atLast: 1 };
      },
      `${at('/x-entity/rules/0/must/atLast')}: unknown key atLast: did you mean atLeast?`,
    ],
    [
      'two questions in one test',
      (f) => {
        entity(f).rules[0].must = { field: 'Fim', atLeast: '2026-01-01', present: true };
      },
      `${at('/x-entity/rules/0/must')}: asks more than one question`,
    ],
    [
      'no question in a test',
      (f) => {
        entity(f).rules[0].must = { field: 'Fim' };
      },
      `${at('/x-entity/rules/0/must')}: asks nothing`,
    ],
    [
      'a label missing in one language',
      (f) => {
        delete entity(f).label['en-us'];
      },
      `${at('/x-entity/label')}: no text in en-us (pt-br says "Cartório"): add "en-us".`,
    ],
    [
      'an empty label',
      (f) => {
        entity(f).label['en-us'] = '';
      },
      `${at('/x-entity/label/en-us')}: must not be empty.`,
    ],
    [
      'a code without its form',
      (f) => {
        entity(f).actions[0].code = 'fechar';
      },
      `${at('/x-entity/actions/0/code')}: "fechar" has not the form wanted: a prefix, a dot and what is done`,
    ],
    [
      'a transition without code',
      (f) => {
        entity(f).states.transitions[0].code = 1;
      },
      `${at('/x-entity/states/transitions/0/code')}: 1 is no permission code`,
    ],
    [
      'a limit that is none',
      (f) => {
        entity(f).rules[0].must.atLeast = true;
      },
      `${at('/x-entity/rules/0/must/atLeast')}: true is no limit`,
    ],
    [
      'a text where a number belongs',
      (f) => {
        of(f, 'Nome').width = '4';
      },
      `${at('/properties/Nome/x-field/width')}: must be a whole number, not "4".`,
    ],
    [
      'a width of thirteen',
      (f) => {
        of(f, 'Nome').width = 13;
      },
      `${at('/properties/Nome/x-field/width')}: must be at most 12, not 13.`,
    ],
    [
      'a field name with an accent',
      (f) => {
        f.cartorio.properties.Razão = field('text', 'Razão');
      },
      `${at('/properties/Razão')}: Razão is no name for this: write it in PascalCase without accents, like Razao.`,
    ],
    [
      'an enum without enumeration',
      (f) => {
        delete of(f, 'Tipo').enum;
      },
      `${at('/properties/Tipo/x-field')}: enum is missing: add it.`,
    ],
    [
      'a call twice',
      (f) => {
        entity(f).calls = ['list', 'list'];
      },
      `${at('/x-entity/calls')}: names "list" twice; take one away.`,
    ],
  ])('%s', (_title, spoil, line) => {
    expect(lines(spoil)).toContainEqual(expect.stringContaining(line));
  });
});

describe('names that lead nowhere', () => {
  test.each<readonly [string, (files: Files) => void, string]>([
    [
      'a section',
      (f) => {
        of(f, 'Nome').section = 'gerl';
      },
      `${at('/properties/Nome/x-field/section')}: no section gerl in x-entity/sections: did you mean geral?`,
    ],
    [
      'a section of a tab',
      (f) => {
        entity(f).tabs.um.sections = ['gera'];
      },
      `${at('/x-entity/tabs/um/sections/0')}: no section gera in x-entity/sections: did you mean geral?`,
    ],
    [
      'a section behind two tabs',
      (f) => {
        entity(f).tabs.dois = { label: text('D', 'T'), sections: ['geral'] };
      },
      `${at('/x-entity/tabs/dois/sections/0')}: section geral stands behind tab um already.`,
    ],
    [
      'an empty section',
      (f) => {
        entity(f).sections.vazia = text('V', 'E');
      },
      `${at('/x-entity/sections/vazia')}: no field stands under it`,
    ],
    [
      'the representation',
      (f) => {
        entity(f).representation = 'Nme';
      },
      `${at('/x-entity/representation')}: no field Nme: did you mean Nome?`,
    ],
    [
      'the fallback of the representation',
      (f) => {
        entity(f).representationFallback = 'Tpo';
      },
      `${at('/x-entity/representationFallback')}: no field Tpo: did you mean Tipo?`,
    ],
    [
      'the head',
      (f) => {
        entity(f).head = 'Tpo';
      },
      `${at('/x-entity/head')}: no field Tpo: did you mean Tipo?`,
    ],
    [
      'a head that shows no state',
      (f) => {
        entity(f).head = 'Nome';
      },
      `${at('/x-entity/head')}: the head shows a state, and Nome is of type text: name an enum.`,
    ],
    [
      'the sort',
      (f) => {
        entity(f).sort.field = 'CriadEm';
      },
      `${at('/x-entity/sort/field')}: no field CriadEm: did you mean CriadoEm?`,
    ],
    [
      'uniqueTogether',
      (f) => {
        entity(f).uniqueTogether[0][1] = 'Tip';
      },
      `${at('/x-entity/uniqueTogether/0/1')}: no field Tip: did you mean Tipo?`,
    ],
    [
      'visibleWhen',
      (f) => {
        of(f, 'Fim').visibleWhen.field = 'Tipos';
      },
      `${at('/properties/Fim/x-field/visibleWhen/field')}: no field Tipos beside it: did you mean Tipo?`,
    ],
    [
      'a value of visibleWhen',
      (f) => {
        of(f, 'Fim').visibleWhen.in = ['c'];
      },
      `${at('/properties/Fim/x-field/visibleWhen/in/0')}: "c" is no code of schemas/enums/Letra.json: there are a, b.`,
    ],
    [
      'the field of a rule',
      (f) => {
        entity(f).rules[0].field = 'Fin';
      },
      `${at('/x-entity/rules/0/field')}: no field Fin: did you mean Fim?`,
    ],
    [
      'the condition of a rule',
      (f) => {
        entity(f).rules[0].when[0].field = 'Tip';
      },
      `${at('/x-entity/rules/0/when/0/field')}: no field Tip: did you mean Tipo?`,
    ],
    [
      'a value of a rule',
      (f) => {
        entity(f).rules[0].when[0].in = ['z'];
      },
      `${at('/x-entity/rules/0/when/0/in/0')}: "z" is no code of schemas/enums/Letra.json`,
    ],
    [
      'the limit of a rule',
      (f) => {
        entity(f).rules[0].must.atLeast.field = 'Inico';
      },
      `${at('/x-entity/rules/0/must/atLeast/field')}: no field Inico: did you mean Inicio?`,
    ],
    [
      'the condition of an action',
      (f) => {
        entity(f).actions[0].when.field = 'Tip';
      },
      `${at('/x-entity/actions/0/when/field')}: no field Tip: did you mean Tipo?`,
    ],
    [
      'a state',
      (f) => {
        entity(f).states.initial = 'c';
      },
      `${at('/x-entity/states/initial')}: no state c in schemas/enums/Letra.json`,
    ],
    [
      'the aim of a transition',
      (f) => {
        entity(f).states.transitions[0].to = 'bb';
      },
      `${at('/x-entity/states/transitions/0/to')}: no state bb in schemas/enums/Letra.json: did you mean b?`,
    ],
    [
      'the start of a transition',
      (f) => {
        entity(f).states.transitions[0].from = ['aa'];
      },
      `${at('/x-entity/states/transitions/0/from/0')}: no state aa in schemas/enums/Letra.json: did you mean a?`,
    ],
    [
      'the field of the state',
      (f) => {
        entity(f).states.field = 'Situaco';
      },
      `${at('/x-entity/states/field')}: no field Situaco: did you mean Situacao?`,
    ],
    [
      'the field of a panel',
      (f) => {
        entity(f).panels[0].field = 'IdentificadorCartori';
      },
      `${at('/x-entity/panels/0/field')}: balcao has no field IdentificadorCartori that refers to cartorio: did you mean IdentificadorCartorio?`,
    ],
    [
      'the owner',
      (f) => {
        f.balcao['x-entity'].ownership.through = 'Nme';
      },
      'schemas/balcao.schema.json /x-entity/ownership/through: no field Nme: did you mean Nome?',
    ],
    [
      'a code to see a field',
      (f) => {
        of(f, 'Nome').seeCode = 'CARTORIO.ALTRAR';
      },
      `${at('/properties/Nome/x-field/seeCode')}: nobody can hold CARTORIO.ALTRAR: did you mean CARTORIO.ALTERAR?`,
    ],
    [
      'a code of a call',
      (f) => {
        entity(f).codes = { create: 'CARTORI.INCLUIR' };
      },
      `${at('/x-entity/codes/create')}: no entity has the permission prefix CARTORI: did you mean CARTORIO?`,
    ],
  ])('%s', (_title, spoil, line) => {
    expect(lines(spoil)).toContainEqual(expect.stringContaining(line));
  });
});

describe('schemas that lie', () => {
  test.each<readonly [string, (files: Files) => void, string]>([
    [
      'a gender the word cannot have',
      (f) => {
        entity(f).gender = 'f';
      },
      `${at('/x-entity/gender')}: "Cartório" is masculine: write "m".`,
    ],
    [
      'a representation nobody sees',
      (f) => {
        of(f, 'Nome').list = false;
      },
      `${at('/x-entity/representation')}: records are called by Nome, but it is no column of the list: add "list": true to the field.`,
    ],
    [
      'a representation that may be missing',
      (f) => {
        of(f, 'Nome').required = false;
      },
      `${at('/x-entity/representation')}: records are called by Nome, but may be saved without it: add "required": true to the field.`,
    ],
    [
      'a default its own field refuses',
      (f) => {
        of(f, 'Inicio').default = 'ontem';
      },
      `${at('/properties/Inicio/x-field/default')}: "ontem" is not a value of type date that the field itself takes`,
    ],
    [
      'a default that is no code',
      (f) => {
        of(f, 'Tipo').default = 'bb';
      },
      `${at('/properties/Tipo/x-field/default')}: "bb" is no code of schemas/enums/Letra.json: did you mean b?`,
    ],
    [
      'a name of the system',
      (f) => {
        f.cartorio.properties.Versao = field('integer', 'Versão');
      },
      `${at('/properties/Versao')}: Versao is the system's own name: call the field otherwise.`,
    ],
    [
      'a name of the system among parameters',
      (f) => {
        entity(f).actions[0].parameters.properties.Motivo = field('text', 'Motivo');
      },
      `${at('/x-entity/actions/0/parameters/properties/Motivo')}: Motivo is the system's own name`,
    ],
    [
      'a name of the system in rows',
      (f) => {
        of(f, 'Linhas').fields.Ordem = field('integer', 'Ordem');
      },
      `${at('/properties/Linhas/x-field/fields/Ordem')}: Ordem is the system's own name`,
    ],
    [
      'a name too long for the database',
      (f) => {
        f.cartorio.properties[`N${'o'.repeat(60)}me`] = field('text', 'X');
      },
      'letters is cut by the database: shorten it.',
    ],
    [
      'two fields called alike',
      (f) => {
        of(f, 'Fim').label['pt-br'] = 'início';
      },
      `${at('/properties/Fim/x-field/label/pt-br')}: "início" is already the label of Inicio: call one of them otherwise.`,
    ],
    [
      'a keyword of another type',
      (f) => {
        of(f, 'Inicio').mask = '00';
      },
      `${at('/properties/Inicio/x-field/mask')}: says nothing for type date, only for text`,
    ],
    [
      'a code under no prefix',
      (f) => {
        entity(f).actions[0].code = 'CARTORI.FECHAR';
      },
      `${at('/x-entity/actions/0/code')}: no entity has the permission prefix CARTORI: did you mean CARTORIO?`,
    ],
    [
      'a sort without order',
      (f) => {
        entity(f).sort.field = 'Linhas';
      },
      `${at('/x-entity/sort/field')}: values of type lines have no order`,
    ],
    [
      'more and less of what has none',
      (f) => {
        entity(f).rules[0].must = { field: 'Tipo', above: 1 };
      },
      `${at('/x-entity/rules/0/must/above')}: values of type enum have no more and less: ask with in or notIn.`,
    ],
    [
      'a minimum above the maximum',
      (f) => {
        Object.assign(of(f, 'Linhas').fields.Valor['x-field'], { minimum: 5, maximum: 1 });
      },
      `${at('/properties/Linhas/x-field/fields/Valor/x-field/minimum')}: no number is at least 5 and at most 1`,
    ],
    [
      'rows in rows',
      (f) => {
        of(f, 'Linhas').fields.Mais = field('lines', 'Mais', { fields: { A: field('text', 'A') } });
      },
      `${at('/properties/Linhas/x-field/fields/Mais/x-field/type')}: rows cannot hold rows`,
    ],
    [
      'a view that is written',
      (f) => {
        Object.assign(entity(f), { storage: 'view', calls: ['list', 'create'] });
      },
      `${at('/x-entity/calls')}: a view is only read, so it has no create: leave list and get.`,
    ],
    [
      'a view with states',
      (f) => {
        entity(f).storage = 'view';
      },
      `${at('/x-entity/states')}: a view is only read, so its records change no state`,
    ],
    [
      'a menu without a list',
      (f) => {
        entity(f).calls = ['get'];
      },
      `${at('/x-entity/menu')}: the menu opens the list, but calls has no list`,
    ],
    [
      'members without companies',
      (f) => {
        entity(f).scope = 'member';
      },
      `${at('/x-entity/scope')}: members belong to companies by lines with a field IdentificadorEmpresa`,
    ],
    [
      'an owner who is no analyst',
      (f) => {
        f.balcao['x-entity'].ownership = { analyst: 'IdentificadorCartorio' };
      },
      'schemas/balcao.schema.json /x-entity/ownership/analyst: IdentificadorCartorio is no reference to analista',
    ],
    [
      'an owner who is no person',
      (f) => {
        f.balcao['x-entity'].ownership = { person: 'IdentificadorCartorio' };
      },
      'schemas/balcao.schema.json /x-entity/ownership/person: IdentificadorCartorio is no reference to usuario',
    ],
    [
      'records of another that are written here',
      (f) => {
        Object.assign(f.balcao['x-entity'], { of: 'cartorio', calls: ['list', 'create'] });
      },
      'schemas/balcao.schema.json /x-entity/calls: records of cartorio are written there, so here is no create.',
    ],
    [
      'records of another, seen farther than they belong',
      (f) => {
        Object.assign(f.balcao['x-entity'], { of: 'cartorio', scope: 'installation' });
      },
      'schemas/balcao.schema.json /x-entity/scope: cartorio has scope company, so its records have it here too.',
    ],
    [
      'records of another that move on here',
      (f) => {
        Object.assign(f.balcao['x-entity'], { of: 'cartorio', states: entity(f).states });
      },
      'schemas/balcao.schema.json /x-entity/states: the states stand in cartorio: take them away here.',
    ],
    [
      'a computed field that may be typed',
      (f) => {
        of(f, 'Inicio').computed = true;
      },
      `${at('/properties/Inicio/x-field/computed')}: what is computed is never written: add "readOnly": "always".`,
    ],
    [
      'a computed field that is looked for',
      (f) => {
        Object.assign(of(f, 'Inicio'), { computed: true, readOnly: 'always', filter: true });
      },
      `${at('/properties/Inicio/x-field/filter')}: nothing of a computed field is stored to look through: take it away.`,
    ],
    [
      'a column of the list that lists do not carry',
      (f: Files) => {
        Object.assign(of(f, 'Inicio'), { recordOnly: true, list: true });
      },
      `${at('/properties/Inicio/x-field/list')}: a column of the list has to be in its answers: take it away, or "recordOnly".`,
    ],
    [
      'a reference that is loose and may be typed',
      (f: Files) => {
        of(f, 'Inicio').loose = true;
      },
      `${at('/properties/Inicio/x-field/loose')}: only a reference that rules alone write is loose: add "readOnly": "always", or take it away.`,
    ],
    [
      'a new name whose old one is still there',
      (f: Files) => {
        of(f, 'Fim').renamedFrom = 'Inicio';
      },
      `${at('/properties/Fim/x-field/renamedFrom')}: Inicio is still a field beside it: take that one away, or "renamedFrom".`,
    ],
    [
      'one old name of two fields',
      (f: Files) => {
        of(f, 'Inicio').renamedFrom = 'Dia';
        of(f, 'Fim').renamedFrom = 'Dia';
      },
      `${at('/properties/Fim/x-field/renamedFrom')}: Inicio was renamed from Dia too`,
    ],
    [
      'a new name of what is not stored',
      (f: Files) => {
        Object.assign(of(f, 'Inicio'), { computed: true, readOnly: 'always', renamedFrom: 'Dia' });
      },
      `${at('/properties/Inicio/x-field/renamedFrom')}: nothing of it is stored that could be renamed`,
    ],
    [
      'an old name of the system',
      (f: Files) => {
        of(f, 'Inicio').renamedFrom = 'Versao';
      },
      `${at('/properties/Inicio/x-field/renamedFrom')}: Versao is the system's own name`,
    ],
    [
      'a computed field in rows',
      (f) => {
        of(f, 'Linhas').fields.Valor['x-field'].computed = true;
      },
      `${at('/properties/Linhas/x-field/fields/Valor/x-field/computed')}: only fields of a record are computed`,
    ],
    [
      'a state that may be typed',
      (f) => {
        delete of(f, 'Situacao').readOnly;
      },
      `${at('/x-entity/states/field')}: Situacao changes by transitions alone: add "readOnly": "always" to the field.`,
    ],
    [
      'a state of another enumeration',
      (f) => {
        entity(f).states.field = 'Nome';
      },
      `${at('/x-entity/states/field')}: Nome must be of type enum with enumeration Letra`,
    ],
    [
      'two ways of one name',
      (f) => {
        entity(f).states.transitions.push({ ...entity(f).states.transitions[0], to: 'a' });
      },
      `${at('/x-entity/states/transitions/1/from/0')}: avancar leaves a by transition 0 already`,
    ],
    [
      'an action called like a transition',
      (f) => {
        entity(f).actions[0].name = 'avancar';
      },
      `${at('/x-entity/actions/0/name')}: there is a transition avancar already`,
    ],
    [
      'an action left to a panel nobody wrote',
      (f) => {
        entity(f).actions[0].byPanel = true;
      },
      `${at('/x-entity/actions/0/byPanel')}: no panel has a component that could offer it`,
    ],
    [
      'an action of the list left to a panel of a record',
      (f) => {
        entity(f).panels[0].component = 'matriculas';
        Object.assign(entity(f).actions[0], { byPanel: true, on: ['selection'] });
      },
      `${at('/x-entity/actions/0/byPanel')}: panels stand on the page of a record`,
    ],
    [
      'two actions called alike',
      (f) => {
        entity(f).actions.push(entity(f).actions[0]);
      },
      `${at('/x-entity/actions/1/name')}: there is an action fechar already`,
    ],
    [
      'a condition on an action of the list',
      (f) => {
        entity(f).actions[0].on = ['list'];
      },
      `${at('/x-entity/actions/0/when')}: an action of the list has no record to ask`,
    ],
    [
      'a code twice',
      (f) => {
        f.enum.codes[1].code = 'a';
      },
      'schemas/enums/Letra.json /codes/1/code: a is already that of code 0',
    ],
    [
      'a label of a code twice',
      (f) => {
        f.enum.codes[1].label['pt-br'] = 'a';
      },
      'schemas/enums/Letra.json /codes/1/label/pt-br: "a" is already that of code 0',
    ],
  ])('%s', (_title, spoil, line) => {
    expect(lines(spoil)).toContainEqual(expect.stringContaining(line));
  });
});

test('a filter on a type that has none', () => {
  const type = definitions.lines as { filters: readonly string[] };
  const { filters } = type;
  type.filters = [];
  const told = lines((f) => Object.assign(of(f, 'Linhas'), { filter: true }));
  type.filters = filters;
  expect(told).toEqual([
    `${at('/properties/Linhas/x-field/filter')}: type lines has no filter: take it away, or give src/field-types/lines operators.`,
  ]);
});

describe('fields that wait for each other', () => {
  const visible = (by: string) => ({ visibleWhen: { field: by, in: [true] } });
  const three = {
    A: field('boolean', 'A', visible('B')),
    B: field('boolean', 'B', visible('C')),
    C: field('boolean', 'C', visible('A')),
    D: field('boolean', 'D', visible('C')),
  };
  const told =
    'A waits for B waits for C waits for A, so none of them is ever shown: take one visibleWhen away, or let a field outside the circle decide.';

  test('two of them', () => {
    expect(
      lines((f) => {
        of(f, 'Tipo').visibleWhen = { field: 'Situacao', in: ['a'] };
        of(f, 'Situacao').visibleWhen = { field: 'Tipo', in: ['a'] };
      }),
    ).toEqual([
      `${at('/properties/Tipo/x-field/visibleWhen')}: Tipo waits for Situacao waits for Tipo, so none of them is ever shown: take one visibleWhen away, or let a field outside the circle decide.`,
    ]);
  });

  test('three of a record, told once', () => {
    expect(lines((f) => Object.assign(f.cartorio.properties, three))).toEqual([
      `${at('/properties/A/x-field/visibleWhen')}: ${told}`,
    ]);
  });

  test('three of a row', () => {
    expect(lines((f) => Object.assign(of(f, 'Linhas').fields, three))).toEqual([
      `${at('/properties/Linhas/x-field/fields/A/x-field/visibleWhen')}: ${told}`,
    ]);
  });

  test('three of what an action asks', () => {
    expect(lines((f) => Object.assign(entity(f).actions[0].parameters.properties, three))).toEqual([
      `${at('/x-entity/actions/0/parameters/properties/A/x-field/visibleWhen')}: ${told}`,
    ]);
  });

  test('a chain that ends is none', () => {
    expect(
      lines((f) => Object.assign(f.cartorio.properties, { ...three, C: field('boolean', 'C') })),
    ).toEqual([]);
  });
});

test.each([
  ['seeCode', 'CARTORIO.ALTERAR', 'put it on the lines field itself, for all its rows.'],
  ['changeCode', 'CARTORIO.ALTERAR', 'put it on the lines field itself, for all its rows.'],
  ['unique', true, 'take it away.'],
  ['list', true, 'take it away; rows show every field they have.'],
  ['filter', true, 'take it away.'],
  ['search', true, 'take it away.'],
  ['section', 'geral', 'put it on the lines field itself, or take it away.'],
])('%s within rows', (keyword, value, remedy) => {
  const spoil = (f: Files) => {
    of(f, 'Linhas').fields.Valor['x-field'][keyword] = value;
  };
  expect(lines(spoil)).toEqual([
    `${at(`/properties/Linhas/x-field/fields/Valor/x-field/${keyword}`)}: says nothing within rows: ${remedy}`,
  ]);
});

describe('states that no record comes into', () => {
  const codes = (f: Files, ...more: string[]) => {
    for (const code of more) f.enum.codes.push({ code, label: text(code, code) });
  };
  const transition = (event: string, from: string[], to: string) => ({
    event,
    label: text(event, event),
    from,
    to,
    code: 'CARTORIO.ALTERAR',
  });

  test('a state that no transition names', () => {
    expect(lines((f) => codes(f, 'c'))).toEqual([
      `${at('/x-entity/states/transitions')}: no transition leads to state c of schemas/enums/Letra.json: add one, or take the code away there.`,
    ]);
  });

  test('states that lead to each other alone', () => {
    expect(
      lines((f) => {
        codes(f, 'c');
        entity(f).states.transitions.push(transition('ir', ['a', 'c'], 'c'));
        entity(f).states.transitions[0].from = ['b'];
      }),
    ).toEqual([
      `${at('/x-entity/states/transitions/0/from/0')}: no record comes from a into state b: add a transition that leads to it, or take it away.`,
    ]);
  });

  test('no transition at all', () => {
    expect(
      lines((f) => {
        entity(f).states.transitions = [];
      }),
    ).toEqual([
      `${at('/x-entity/states/transitions')}: no record ever leaves state a, though schemas/enums/Letra.json has 2: add a transition.`,
    ]);
  });

  test('a default that is not the first state', () => {
    const spoil = (f: Files) => {
      of(f, 'Situacao').default = 'b';
    };
    expect(lines(spoil)).toEqual([
      `${at('/properties/Situacao/x-field/default')}: a new record starts in state a, as x-entity/states/initial says: take the default away.`,
    ]);
  });
});

test('a view that no migration makes', () => {
  const spoil = (f: Files) => {
    delete entity(f).states;
    Object.assign(entity(f), { storage: 'view', actions: [] });
  };
  expect(lines(spoil)).toEqual([
    `${at('/x-entity/storage')}: no migration makes the view cartorio: add one to src/server/migrations, or leave "storage" out for a table.`,
    `${at('/properties/Linhas')}: no migration makes the view cartorio_linhas: add one to src/server/migrations, or leave "storage" out for a table.`,
  ]);
  expect(lines(spoil, { systemViews: ['cartorio', 'cartorio_linhas'] })).toEqual([]);
  expect(project.systemViews).toEqual(
    expect.arrayContaining(['log_acesso', 'log_alteracao', 'log_alteracao_alteracoes']),
  );
});

describe('what would have no effect, or always the same', () => {
  test.each<readonly [string, (files: Files) => void, string]>([
    [
      'a limit of another type',
      (f) => {
        f.cartorio.properties.Dias = field('integer', 'Dias');
        entity(f).rules[0].must.atLeast.field = 'Dias';
      },
      `${at('/x-entity/rules/0/must/atLeast/field')}: Dias is of type integer and Fim of type date: compare fields of one type.`,
    ],
    [
      'a field compared with itself',
      (f) => {
        entity(f).rules[0].must.atLeast.field = 'Fim';
      },
      `${at('/x-entity/rules/0/must/atLeast/field')}: Fim would be compared with itself: name another field.`,
    ],
    [
      'a rule beside what the server fills in',
      (f) => {
        entity(f).rules[0].field = 'Situacao';
      },
      `${at('/x-entity/rules/0/field')}: nobody can write Situacao, so nobody could mend it there: name a field without "readOnly": "always".`,
    ],
    [
      'a minimum of a text',
      (f) => {
        of(f, 'Nome').minimum = 3;
      },
      `${at('/properties/Nome/x-field/minimum')}: says nothing for type text, only for integer, decimal, money, percent, area: take it away or change the type.`,
    ],
    [
      'decimals of a text',
      (f) => {
        of(f, 'Nome').scale = 2;
      },
      `${at('/properties/Nome/x-field/scale')}: says nothing for type text, only for percent, decimal: take it away or change the type.`,
    ],
    [
      'a length of a date',
      (f) => {
        of(f, 'Inicio').maxLength = 10;
      },
      `${at('/properties/Inicio/x-field/maxLength')}: says nothing for type date, only for text, longText, email: take it away or change the type.`,
    ],
    [
      'a name that is rows',
      (f) => {
        entity(f).representation = 'Linhas';
        Object.assign(of(f, 'Linhas'), { list: true, required: true });
      },
      `${at('/x-entity/representation')}: records cannot be called by values of type lines: name another field.`,
    ],
    [
      'a name that is not always shown',
      (f) => {
        of(f, 'Nome').visibleWhen = { field: 'Tipo', in: ['a'] };
      },
      `${at('/x-entity/representation')}: records are called by Nome, but it is not always shown: take its visibleWhen away, or name another field.`,
    ],
    [
      'a combination that names a field twice',
      (f) => {
        entity(f).uniqueTogether = [['Nome', 'Nome']];
      },
      `${at('/x-entity/uniqueTogether/0/1')}: Nome stands there already: take it away.`,
    ],
    [
      'a combination of one field there is not',
      (f) => {
        entity(f).uniqueTogether = [['Nme']];
      },
      `${at('/x-entity/uniqueTogether/0/0')}: no field Nme: did you mean Nome?`,
    ],
    [
      'a placeholder of a question',
      (f) => {
        entity(f).actions[0].confirm = text('Fechar %{nome}?', 'Close %{name}?');
      },
      `${at('/x-entity/actions/0/confirm/pt-br')}: nothing is filled in for %{nome}: did you mean name?`,
    ],
    [
      'a placeholder of a notice',
      (f) => {
        entity(f).actions[0].done = text('Fechado.', '%{total} closed.');
      },
      `${at('/x-entity/actions/0/done/en-us')}: nothing is filled in for %{total}: there are name, count.`,
    ],
    [
      'a code of a call that nobody can hold',
      (f) => {
        entity(f).codes = { create: 'CARTORIO.FECHR' };
      },
      `${at('/x-entity/codes/create')}: nobody can hold CARTORIO.FECHR: did you mean CARTORIO.FECHAR?`,
    ],
    [
      'a code of no call',
      (f) => {
        entity(f).codes = { crate: 'CARTORIO.FECHAR' };
      },
      `${at('/x-entity/codes/crate')}: no call crate: did you mean create?`,
    ],
    [
      'a section of what an action asks',
      (f) => {
        entity(f).actions[0].parameters.sections = { prazo: text('Prazo', 'Term') };
        entity(f).actions[0].parameters.properties.Ate['x-field'].section = 'prazos';
      },
      `${at('/x-entity/actions/0/parameters/properties/Ate/x-field/section')}: no section prazos in parameters/sections: did you mean prazo?`,
    ],
    [
      'a tab of what an action asks',
      (f) => {
        entity(f).actions[0].parameters.sections = { prazo: text('Prazo', 'Term') };
        entity(f).actions[0].parameters.tabs = { um: { label: text('Um', 'One'), sections: ['praso'] } };
      },
      `${at('/x-entity/actions/0/parameters/tabs/um/sections/0')}: no section praso in parameters/sections: did you mean prazo?`,
    ],
    [
      'a code that is a number',
      (f) => {
        f.enum.codes[1].code = '12';
      },
      'schemas/enums/Letra.json /codes/1/code: "12" is a number: write a word that says what it stands for.',
    ],
  ])('%s', (_title, spoil, line) => {
    expect(lines(spoil)).toContainEqual(expect.stringContaining(line));
  });
});

describe('entities in each other’s way', () => {
  test.each<readonly [string, (files: Files) => void, string]>([
    [
      'one address',
      (f) => {
        entity(f).noun = 'Balcao';
      },
      `${at('/x-entity/noun')}: the address Balcao is also that of schemas/balcao.schema.json: give another noun.`,
    ],
    [
      'the address of the system',
      (f) => {
        entity(f).noun = 'Autenticacao';
      },
      `${at('/x-entity/noun')}: the address Autenticacao belongs to the system`,
    ],
    [
      'one permission prefix',
      (f) => {
        entity(f).permission = 'BALCAO';
      },
      `${at('/x-entity/permission')}: the permission prefix BALCAO is also that of schemas/balcao.schema.json`,
    ],
    [
      'one name',
      (f) => {
        entity(f).plural['en-us'] = 'counters';
      },
      `${at('/x-entity/plural/en-us')}: the en-us name "counters" is also that of schemas/balcao.schema.json`,
    ],
    [
      'one place in the menu',
      (f) => {
        f.balcao['x-entity'].menu = { ...entity(f).menu };
      },
      `${at('/x-entity/menu/order')}: place 10 of menu group management is also that of schemas/balcao.schema.json`,
    ],
  ])('%s', (_title, spoil, line) => {
    expect(lines(spoil)).toContainEqual(expect.stringContaining(line));
  });

  test('of two entities the one just written is told, else both', () => {
    const told = (changed: string[]) =>
      lines(
        (f) => {
          entity(f).noun = 'Balcao';
        },
        { changed: () => changed },
      );
    const line = (name: string, what: string) =>
      `schemas/${name}.schema.json /x-entity/noun: the address Balcao ${what}: give another noun.`;
    const both = [
      line('balcao', 'is also that of schemas/cartorio.schema.json'),
      line('cartorio', 'is also that of schemas/balcao.schema.json'),
    ];
    expect(told([])).toEqual(both);
    expect(told(['balcao', 'cartorio'])).toEqual(both);
    expect(told(['balcao'])).toEqual([line('balcao', 'belongs to schemas/cartorio.schema.json')]);
    expect(told(['cartorio'])).toEqual([line('cartorio', 'belongs to schemas/balcao.schema.json')]);
  });

  test('a table of the system', () => {
    expect(lines(undefined, { systemTables: ['cartorio', 'sessao'] })).toEqual([
      `${at('/')}: the table cartorio belongs to the system: give the file another name.`,
    ]);
    expect(project.systemTables).toEqual(expect.arrayContaining(['sessao', 'alteracao', 'arquivo']));
  });
});

describe('files that are no JSON', () => {
  test.each([
    [
      '{\n  "a": 1,\n}',
      'schemas/cartorio.schema.json line 3, column 1: not JSON: no comma before a closing bracket; take it away.',
    ],
    [
      '{\n  "a": 1\n  "b": 2\n}',
      'schemas/cartorio.schema.json line 3, column 3: not JSON: a comma is missing between two entries.',
    ],
    [
      '{\n  "a": 1',
      'schemas/cartorio.schema.json line 2, column 9: not JSON: the file ends too early; close every { [ and ".',
    ],
    [
      '{\n  "a": {',
      'schemas/cartorio.schema.json line 2, column 9: not JSON: the file ends too early; close every { [ and ".',
    ],
    [
      '{\n  "a": "b',
      'schemas/cartorio.schema.json line 2, column 10: not JSON: the file ends too early; close every { [ and ".',
    ],
    [
      '',
      'schemas/cartorio.schema.json line 1, column 1: not JSON: the file ends too early; close every { [ and ".',
    ],
    [
      '\uFEFF{}',
      'schemas/cartorio.schema.json line 1, column 1: not JSON: begins with a byte order mark; save it as UTF-8 without BOM.',
    ],
    [
      '{\n  "a": [{}, {\n    "b/c": 1,\n    "d": "b/c",\n    "b/c": 2\n  }]\n}',
      'schemas/cartorio.schema.json /a/1/b~1c: b/c stands in line 3 and again in line 5, and only the second would count: take one away.',
    ],
    [
      '{\n  // a note\n  "a": 1\n}',
      'schemas/cartorio.schema.json line 2, column 3: not JSON: JSON has no comments; take it away.',
    ],
  ])('%j', (broken, line) => {
    const balcao = JSON.stringify(whole().balcao);
    expect(lines(undefined, { entities: { balcao, cartorio: broken } })).toContainEqual(
      expect.stringContaining(line),
    );
  });
});

describe('calculators', () => {
  const calculator = () => ({
    'x-calculator': {
      code: 'hipoteca',
      label: text('Hipoteca', 'Mortgage'),
      description: text('Quanto cabe.', 'How much fits.'),
      order: 10,
      icon: 'calculator',
      sections: { imovel: text('Imóvel', 'Property') } as Record<string, unknown>,
      figures: { Margem: field('money', 'Margem', { list: true }) } as Record<string, unknown>,
      tables: {
        PorGrau: field('lines', 'Por grau', { fields: { Grau: field('integer', 'Grau') } }),
      } as Record<string, unknown>,
    },
    type: 'object',
    properties: { Valor: field('money', 'Valor', { section: 'imovel' }) } as Record<string, unknown>,
  });
  const codes = ['hipoteca', 'penhor'].map((code) => ({ code, label: text(code, code) }));
  const told = (spoil: (schema: ReturnType<typeof calculator>) => void) => {
    const schema = calculator();
    spoil(schema);
    return lines(undefined, {
      names: {
        ...project.names,
        entity: ['balcao', 'cartorio'].map((name) => ({ name, description: '' })),
        enum: ['Letra', 'Calculadora'].map((name) => ({ name, description: '' })),
      },
      enums: { Letra: JSON.stringify(whole().enum), Calculadora: JSON.stringify({ codes }) },
      calculators: { mortgage: JSON.stringify(schema) },
    });
  };
  const file = 'src/domain/calculators/mortgage/input.schema.json';

  test('have nothing said of them while they are right', () => {
    expect(told(() => undefined)).toEqual([]);
  });

  test.each<readonly [string, (schema: ReturnType<typeof calculator>) => void, string]>([
    [
      'a code that is not listed',
      (schema) => {
        schema['x-calculator'].code = 'hipotca';
      },
      '/x-calculator/code: schemas/enums/Calculadora.json has no hipotca: did you mean hipoteca?',
    ],
    [
      'a section that is not there',
      ({ properties }) => {
        properties.Outro = field('money', 'Outro', { section: 'imovl' });
      },
      '/properties/Outro/x-field/section: no section imovl in x-calculator/sections: did you mean imovel?',
    ],
    [
      'no figure at the head',
      (schema) => {
        schema['x-calculator'].figures = { Margem: field('money', 'Margem') };
      },
      '/x-calculator/figures: no figure stands at the head of the result: give one "list": true.',
    ],
    [
      'a table without rows',
      (schema) => {
        schema['x-calculator'].tables = { Margens: field('money', 'Margens') };
      },
      '/x-calculator/tables/Margens/x-field/type: a table has rows: make it of type lines.',
    ],
    [
      'a word its vocabulary does not have',
      (schema) => {
        Object.assign(schema['x-calculator'], { figurs: {} });
      },
      '/x-calculator/figurs: unknown key figurs: did you mean figures?',
    ],
  ])('%s', (_what, spoil, line) => {
    expect(told(spoil)).toContainEqual(expect.stringContaining(`${file} ${line}`));
  });
});

describe('what nobody carries out', () => {
  const { entities } = readSchemas({
    ...project,
    names: {
      ...project.names,
      entity: [
        { name: 'balcao', description: '' },
        { name: 'cartorio', description: '' },
      ],
      enum: [{ name: 'Letra', description: '' }],
    },
    entities: {
      balcao: JSON.stringify(whole().balcao),
      cartorio: JSON.stringify(
        ((files: Files) => {
          entity(files).states.transitions[0].condition = 'is-open';
          entity(files).actions[0].on = ['record'];
          return files.cartorio;
        })(whole()),
      ),
    },
    enums: { Letra: JSON.stringify(whole().enum) },
    calculators: {},
  });
  const told = (rules: Parameters<typeof handlerProblems>[1]) =>
    handlerProblems(entities, rules).map(problemLine);
  const done = async () => undefined;
  const met = async () => null;

  test('an action and a condition without handler', () => {
    expect(told({})).toEqual([
      `${at('/x-entity/actions/0/name')}: nothing carries out fechar: rules of cartorio, named in "entities" of a feature.ts, must give actions: { 'fechar': … }.`,
      `${at('/x-entity/states/transitions/0/condition')}: nothing answers condition is-open, so the transition is always refused: rules of cartorio, named in "entities" of a feature.ts, must give conditions: { 'is-open': … }.`,
    ]);
  });

  test('names the handler that was probably meant', () => {
    expect(told({ cartorio: { actions: { fecha: done }, conditions: { 'is-open': met } } })[0]).toContain(
      '(there is fecha).',
    );
  });

  test('a handler that no action declares', () => {
    expect(
      told({ cartorio: { actions: { fechar: done, abrir: done }, conditions: { 'is-open': met } } }),
    ).toEqual([
      `${at('/x-entity/actions')}: rules carry out abrir, which no action declares: there are fechar.`,
    ]);
  });

  test('nothing when all is there', () => {
    expect(told({ cartorio: { actions: { fechar: done }, conditions: { 'is-open': met } } })).toEqual([]);
  });
});

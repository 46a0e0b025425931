import { type Act, foldName, type Party, type Transfer, transfersOf } from '../../matricula/model/index.ts';
import { compareShares } from '../../units.ts';
import { alert } from '../alert.ts';
import {
  actsOf,
  type FilledCell,
  saidBy,
  saidByOpening,
  standingActs,
  type Written,
  write,
} from '../filling.ts';
import type { FromRecord, ReadRecord } from '../fromRecord.ts';
import { ask } from '../notice.ts';

/**
 * The owners of the opening and every transfer in force, with the shares as the acts state them. Who changed name
 * stays under the first one, and is told of.
 */
export const fromRecord: FromRecord = (record) => {
  const acts = actsOf(record);
  const standing = standingActs(record);
  const firstNames = firstNamesOf(standing);
  const owners = ownerRows(record);
  const transfers = standing.flatMap((act) =>
    transfersOf(act, acts)
      .filter(({ to }) => to.length > 0)
      .map((transfer) => ({ act, transfer })),
  );
  const rows = transfers.map(({ act, transfer }, index) =>
    write(`Atos.${index}`, cellsOf(act, transfer, firstNames)),
  );
  return {
    Entrada: {
      Proprietarios: owners.map(({ values }) => values),
      Atos: rows.map(({ values }) => values),
    },
    Fontes: [...owners, ...rows].flatMap(({ sources }) => sources),
    Avisos: [
      ...(owners.length > 0 ? [] : [ask('ask-owners', null, ['Proprietarios'])]),
      ...standing.flatMap(({ code, personChanges }) =>
        personChanges.flatMap(({ name, newName }) =>
          newName ? [alert('owner-renamed', null, { name, now: newName, act: code })] : [],
        ),
      ),
    ],
  };
};

/** Under which name whoever changed it stands in the input, by the later name. */
function firstNamesOf(acts: readonly Act[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { name, newName } of acts.flatMap(({ personChanges }) => personChanges))
    if (newName) first.set(foldName(newName), first.get(foldName(name)) ?? name);
  return first;
}

function ownerRows({ truth: { opening } }: ReadRecord): Written[] {
  return opening.owners.map(({ name, document, spouse, share }, index) => {
    const said = (field: string) => saidByOpening(opening, `owners.${index}.${field}`);
    const isKnown = compareShares(share, '0/1') > 0;
    return write(`Proprietarios.${index}`, [
      { name: 'Nome', value: name, said: said('name') },
      { name: 'Documento', value: document, said: said('document') },
      { name: 'Conjuge', value: spouse, said: said('spouse') },
      { name: 'Fracao', value: isKnown ? share : null, said: said('share') ?? said('name') },
    ]);
  });
}

function cellsOf(act: Act, transfer: Transfer, firstNames: ReadonlyMap<string, string>): FilledCell[] {
  const { from, to, share } = transfer;
  const shareSaid = saidBy(act, `transfers.${act.transfers.indexOf(transfer)}.share`);
  // Namesakes of a list are named in the order of its parties.
  const partyOf = (list: 'grantors' | 'grantees', names: readonly string[], place: number) => {
    const bearers = act[list].filter((party) => party.name === names[place]);
    const before = names.slice(0, place).filter((name) => name === names[place]).length;
    return bearers[before] ?? bearers[0];
  };
  const nameSaid = (list: 'grantors' | 'grantees', name: string | undefined) =>
    saidBy(act, `${list}.${act[list].findIndex((party) => party.name === name)}.name`);
  const givers = from.map((name, place) =>
    personOf(firstNames.get(foldName(name)) ?? name, partyOf('grantors', from, place)),
  );
  const receiving = to.map(({ name }) => name);
  const receivers = to.map((one, place) => ({
    ...personOf(one.name, partyOf('grantees', receiving, place)),
    ...(one.share === null ? {} : { Fracao: one.share }),
  }));
  return [
    { name: 'Ato', value: act.code, said: saidBy(act, 'code') },
    { name: 'Data', value: act.date, said: saidBy(act, 'date') },
    { name: 'Evento', value: act.event, said: saidBy(act, 'event') },
    {
      name: 'Transmitentes',
      value: givers.length > 0 ? givers : null,
      said: nameSaid('grantors', from[0]),
    },
    { name: 'Adquirentes', value: receivers, said: nameSaid('grantees', to[0]?.name) },
    { name: 'Fracao', value: share, said: shareSaid },
    {
      name: 'Sobre',
      value: share === null ? null : transfer.of === 'holding' ? 'PARTE' : 'IMOVEL',
      said: shareSaid,
    },
  ];
}

const personOf = (Nome: string, party: Party | undefined) => ({
  Nome,
  ...(party?.document ? { Documento: party.document } : {}),
  ...(party?.spouse ? { Conjuge: party.spouse } : {}),
});

import type { Evidence } from '../../pages/evidence.ts';
import type { AccountedBlock } from '../corrections/accountedBlocks.ts';
import { blockId, distinct } from '../model/blockId.ts';
import {
  type Codec,
  count,
  field,
  filledText,
  isObject,
  named,
  nullable,
  oneOf,
  record,
  text,
} from '../model/fields/codec.ts';
import { boxesFromWire, boxesToWire } from '../model/fields/wireBoxes.ts';
import { type CoverageBlock, openReasons } from '../model/model.ts';

const boxes: Codec<CoverageBlock['boxes']> = {
  toWire: boxesToWire,
  fromWire: boxesFromWire,
  part: () => null,
};

export const blockUse = named({
  opening: 'abertura',
  act: 'ato',
  closing: 'encerramento',
  furniture: 'moldura',
  open: 'aberto',
});

/** A block of the ledger on the wire. */
export const blockCodec: Codec<CoverageBlock> = record<CoverageBlock>({
  id: field('Id', filledText),
  page: field('Pagina', count),
  boxes: field('Caixas', boxes),
  text: field('Texto', text),
  use: field('Uso', blockUse),
  act: field('Ato', nullable(text)),
  why: field('Razao', nullable(oneOf(openReasons))),
});

/** A block with what people said of it: use `desconsiderado` when it was set aside. */
export function accountedToWire(block: AccountedBlock): Record<string, unknown> {
  const wire = blockCodec.toWire(block) as Record<string, unknown>;
  if (block.aside === null) return wire;
  const { reason, by, at } = block.aside;
  return { ...wire, Uso: 'desconsiderado', Motivo: reason, Quem: by, Quando: at };
}

/** Blocks of readings stored before there was a ledger: they kept only what nothing had used. */
export function blocksOfUnread(wire: unknown, evidence: Codec<Evidence>, path: string): CoverageBlock[] {
  const items = Array.isArray(wire) ? wire.filter(isObject) : [];
  const blocks = items.flatMap((item, index): CoverageBlock[] => {
    const { spans } = evidence.fromWire(item.Evidencia, `${path}.${index}`);
    return spans.map(({ page, boxes: places }) => ({
      id: blockId(page, String(item.Texto)),
      page,
      boxes: places,
      text: String(item.Texto),
      use: 'open',
      act: null,
      why: 'unread',
    }));
  });
  return distinct(blocks);
}

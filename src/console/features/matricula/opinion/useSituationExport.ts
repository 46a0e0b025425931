import { client } from '../../../engine/auth/services.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { keepFile } from '../../../engine/data/entityCalls.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import type { MenuChoice } from '../../../kit/ui/MenuButton.tsx';
import type { ReviewRecord } from '../reviewRecord.ts';

/** What a record can be taken away as: paper, and a file for other programs by the published schema. */
export function useSituationExport(
  { id, number }: Pick<ReviewRecord, 'id' | 'number'>,
  onRefused: (text: string) => void,
): readonly MenuChoice[] {
  const { t } = useTexts();
  const download = async () => {
    try {
      const situation = await client().call<unknown>(`RegistroMatricula/Situacao/${id}`);
      const bytes = new Blob([`${JSON.stringify(situation, null, 2)}\n`], { type: 'application/json' });
      keepFile(bytes, t('opinion.exportName', { number: number ?? id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error.message);
    }
  };
  return [
    { key: 'print', label: t('opinion.print'), act: () => print(), ruled: true },
    { key: 'export', label: t('opinion.export'), act: () => void download() },
  ];
}

import { useState } from 'react';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconDownload } from '../../../kit/ui/icons.ts';
import { type ChecklistLine, isIssued } from '../checklistLines.ts';
import { saveZip } from './saveZip.ts';

/** The documents that meet the checklist, as one ZIP. */
export function ZipOfOperation({ lines }: { readonly lines: readonly ChecklistLine[] }) {
  const { t } = useTexts();
  const codes = useCodes();
  const [busy, setBusy] = useState(false);
  const ids = lines
    .filter((line) => isIssued(line) && line.certificate?.IdentificadorArquivo)
    .flatMap(({ certificate }) => certificate?.id ?? []);
  if (!codes.has('CERTIDAO.BAIXAR') || ids.length === 0) return null;
  return (
    <BusyButton
      type="button"
      className="sq keep"
      busy={busy}
      busyText={t('certificates.zip')}
      onClick={() => {
        setBusy(true);
        void saveZip(ids).finally(() => setBusy(false));
      }}
    >
      <Glyph icon={IconDownload} small />
      {t('certificates.zip')}
    </BusyButton>
  );
}

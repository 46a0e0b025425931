import { useState } from 'react';
import { useCodes } from '../../../auth/rights.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { IconDownload } from '../../../ui/icons.ts';
import { isIssued, type Line } from '../checklistLines.ts';
import { saveZip } from './saveZip.ts';

/** The documents that meet the checklist, as one ZIP. */
export function ZipOfOperation({ lines }: { readonly lines: readonly Line[] }) {
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

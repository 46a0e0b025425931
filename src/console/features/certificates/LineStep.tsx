import { Link } from 'react-router';
import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import { ActionDialog } from '../../engine/entities/actions/ActionDialog.tsx';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconDots } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { AttachDialog } from './attach/AttachDialog.tsx';
import type { ChecklistLine } from './checklistLines.ts';
import { useLineActs } from './useLineActs.ts';
import { WaiveDialog } from './WaiveDialog.tsx';

/** The next step of a line as one button, and what else can be done with it behind another. */
export function LineStep({ line }: { readonly line: ChecklistLine }) {
  const { t } = useTexts();
  const acts = useLineActs(line);
  const { name, open, step } = acts;
  return (
    <>
      <div className="cert-step">
        {step === 'see' || !acts.mayDo ? (
          open && (
            <Link
              className="btn txt sq acc"
              aria-label={t('certificates.ofItem', { act: t('certificates.see'), name })}
              to={addressOfRecord(certidao, open.id)}
            >
              {t('certificates.see')}
            </Link>
          )
        ) : (
          <BusyButton
            type="button"
            className="txt sq acc"
            aria-label={t('certificates.ofItem', { act: t(`certificates.step.${step}`), name })}
            busy={acts.busy}
            busyText={t(`certificates.step.${step}`)}
            onClick={acts.act}
          >
            {t(`certificates.step.${step}`)}
          </BusyButton>
        )}
        <MenuButton className="txt sq ico" name={t('certificates.more', { name })} choices={acts.choices}>
          <Glyph icon={IconDots} small />
        </MenuButton>
      </div>
      {acts.refused && (
        <div className="cert-refused" role="alert">
          <FieldMessage id={`certidao-recusa-${line.item.id}`} text={acts.refused} />
        </div>
      )}
      {acts.dialog === 'waive' && <WaiveDialog line={line} close={acts.closeDialog} done={acts.waived} />}
      {acts.dialog === 'update' && acts.update && line.certificate && (
        <ActionDialog
          entity={certidao}
          action={acts.update}
          target={{ kind: 'record', record: line.certificate }}
          close={acts.closeDialog}
        />
      )}
      {acts.awaiting && <AttachDialog awaiting={acts.awaiting} close={acts.closeAttached} />}
    </>
  );
}

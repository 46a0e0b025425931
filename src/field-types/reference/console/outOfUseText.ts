import type { Surroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import type { Field } from '../../types.ts';

/** The word beside the name of a record that is out of use: "inativo", "inativa". */
export const outOfUseText = ({ entity }: Field, t: Surroundings['t']): string =>
  t(`form.inactive.${entity === null ? 'm' : outlineNamed(entity).gender}`);

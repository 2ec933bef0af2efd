/** The first lesson as it is proposed: its heroes are both mine. */
import { api } from '../../../lib/api';
import type { AllianceContent } from '../../../generated/AllianceContent';
import { firstDraft, firstLesson, toNewTable, withMission } from './draft';

export default async function begin(pace: number): Promise<string> {
  const content = await api.content<AllianceContent>('alliance');
  const draft = withMission(firstDraft(content, ''), content, firstLesson(content));
  return (await api.createTable(toNewTable(draft, pace))).id;
}

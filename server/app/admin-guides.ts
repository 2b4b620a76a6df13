/** An operator's access to users' feedback on guides. */
import { listGuideAnswers, totalGuideAnswers } from '../areas/help-center/feedback-admin.service.ts'
import { withServices } from './admin-services.ts'
import type { Config } from './config.ts'

const actions = { 'guide-answers': listGuideAnswers, 'guide-totals': totalGuideAnswers }
export type GuideAction = keyof typeof actions

export const isGuideAction = (name: string): name is GuideAction => Object.hasOwn(actions, name)

/** Runs an action on the configured store, after migrating it. */
export function administerGuides(config: Config, action: GuideAction): Promise<object> {
  return withServices<object>(config, (services) => actions[action](services))
}

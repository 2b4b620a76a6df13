import type { AreaHandlers } from '../../http/contract.ts'
import { listWebhookDeliveries, resendWebhookDelivery, testWebhook } from './deliveries.service.ts'
import { createWebhook, deleteWebhook, listWebhooks, rotateWebhookSecret, updateWebhook } from './service.ts'

export const webhooksHandlers: AreaHandlers<'webhooks'> = {
  listWebhooks: (c) => listWebhooks(c.get('ctx'), c.req.valid('query')),
  createWebhook: (c) => createWebhook(c.get('ctx'), c.req.valid('json')),
  updateWebhook: (c) => updateWebhook(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  deleteWebhook: (c) => deleteWebhook(c.get('ctx'), c.req.valid('param').id),
  rotateWebhookSecret: (c) => rotateWebhookSecret(c.get('ctx'), c.req.valid('param').webhookId),
  testWebhook: (c) => testWebhook(c.get('ctx'), c.req.valid('param').webhookId),
  listWebhookDeliveries: (c) =>
    listWebhookDeliveries(c.get('ctx'), c.req.valid('param').webhookId, c.req.valid('query')),
  resendWebhookDelivery: (c) => {
    const { webhookId, id } = c.req.valid('param')
    return resendWebhookDelivery(c.get('ctx'), webhookId, id)
  },
}

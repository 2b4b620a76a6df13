// Generated from this folder by npm run gen; never edited.
import type { Migration } from 'kysely/migration'
import * as m0 from './001-accounts.ts'
import * as m1 from './002-developers.ts'
import * as m2 from './010-contacts.ts'
import * as m3 from './011-chat.ts'
import * as m4 from './012-activities.ts'
import * as m5 from './020-inventory.ts'
import * as m6 from './021-academy.ts'
import * as m7 from './022-inventory-deletions.ts'
import * as m8 from './023-inventory-changes.ts'
import * as m9 from './030-mailbox.ts'
import * as m10 from './031-notes.ts'
import * as m11 from './040-scrumboard.ts'
import * as m12 from './041-file-manager.ts'
import * as m13 from './050-dashboards.ts'
import * as m14 from './051-help-center.ts'
import * as m15 from './052-panels.ts'
import * as m16 from './053-settings.ts'
import * as m17 from './060-covering-indexes.ts'
import * as m18 from './061-search-in-order.ts'
import * as m19 from './062-shortcut-positions.ts'
import * as m20 from './063-counts-that-stay.ts'
import * as m21 from './20261122T0310-roles.ts'
import * as m22 from './20261122T0315-records.ts'
import * as m23 from './20261122T0316-catalogues.ts'
import * as m24 from './20261122T0325-product-orders.ts'
import * as m25 from './20261122T0330-company-boards-and-files.ts'
import * as m26 from './20261122T0350-company-and-people.ts'
import * as m27 from './20261122T0351-outbox.ts'
import * as m28 from './20261122T0412-last-opened.ts'
import * as m29 from './20261122T0420-product-truth.ts'
import * as m30 from './20261122T0441-density.ts'
import * as m31 from './20261122T0450-disabled-accounts.ts'
import * as m32 from './20261122T0452-uploaded-bytes.ts'
import * as m33 from './20261122T0714-card-members.ts'
import * as m34 from './20261122T0718-chat-pages.ts'
import * as m35 from './20261122T0722-inline-pictures.ts'
import * as m36 from './20261122T0734-company-inventory.ts'
import * as m37 from './20261122T0735-company-at-sign-up.ts'
import * as m38 from './20261122T0750-contacts-found-by-all.ts'
import * as m39 from './20261122T0758-usual-entries.ts'
import * as m40 from './20261122T0800-chat-people.ts'
import * as m41 from './20261122T0832-people-by-name.ts'
import * as m42 from './20261122T1030-chat-edits.ts'
import * as m43 from './20261122T1031-invoices-and-payments.ts'
import * as m44 from './20261122T1035-cards-in-full.ts'
import * as m45 from './20261122T1036-notes-board.ts'
import * as m46 from './20261122T1043-budgets.ts'
import * as m47 from './20261122T1055-chat-files.ts'
import * as m48 from './20261122T1056-sessions.ts'
import * as m49 from './20261122T1125-contracts.ts'
import * as m50 from './20261122T1132-course-steps-done.ts'
import * as m51 from './20261122T1404-document-links.ts'
import * as m52 from './20261122T1406-own-order-of-tasks.ts'
import * as m53 from './20261122T1411-budget-control.ts'
import * as m54 from './20261122T1412-stored-files.ts'
import * as m55 from './20261122T1413-people-in-numbers.ts'
import * as m56 from './20261122T1443-cards-of-boards.ts'
import * as m57 from './20261122T1450-files-of-cards.ts'
import * as m58 from './20261122T1457-pictures-by-address.ts'
import * as m59 from './20261122T1755-undo-on-boards.ts'
import * as m60 from './20261122T1757-help-in-the-program.ts'
import * as m61 from './20261122T1808-activity-kinds.ts'
import * as m62 from './20261122T1836-new-email.ts'
import * as m63 from './20261122T2121-adjustment-differences.ts'
import * as m64 from './20261122T2125-notification-settings.ts'
import * as m65 from './20261122T2130-names-in-folders.ts'
import * as m66 from './20261122T2131-contacts-counted.ts'
import * as m67 from './20261122T2138-activities-of-companies.ts'
import * as m68 from './20261123T0149-webhooks.ts'
import * as m69 from './20261123T0208-finance-sums.ts'
import * as m70 from './20261123T0620-sample-mark.ts'
import * as m71 from './20261123T0640-control-sums.ts'
import * as m72 from './20261123T0657-finance-looks.ts'
import * as m73 from './20261123T1040-document-days.ts'
import * as m74 from './20261123T1500-certificate-days.ts'
import * as m75 from './20261125T1945-company-ids.ts'
import * as m76 from './20261125T2143-vat-of-comprobantes.ts'
import * as m77 from './20261125T2148-search-by-number.ts'
import * as m78 from './20261125T2200-refolded-search.ts'
import * as m79 from './20261125T2210-due-dates.ts'
import * as m80 from './20261126T0140-sample-screens.ts'
import * as m81 from './20261126T0141-stock.ts'
import * as m82 from './20261126T0205-certificate-factors.ts'
import * as m83 from './20261126T0215-counts-and-reservations.ts'
import * as m84 from './20261126T0730-purchase-orders.ts'
import * as m85 from './20261126T0800-acopios.ts'
import * as m86 from './20261126T1050-budget-materials.ts'
import * as m87 from './20261126T1055-plan-of-works.ts'
import * as m88 from './20261126T1100-calendar.ts'
import * as m89 from './20261126T1205-movement-search.ts'
import * as m90 from './20261126T1430-plan-dates.ts'
import * as m91 from './20261126T1450-construction-workers-day.ts'
import * as m92 from './20261126T1500-contract-prices.ts'
import * as m93 from './20261126T1600-addenda-and-releases.ts'
import * as m94 from './20261126T1710-documents.ts'
import * as m95 from './20261126T1805-retained-of-invoices.ts'
import * as m96 from './20261126T1830-unlinked-bills.ts'
import * as m97 from './20261126T1850-stock-entries-of-invoices.ts'
import * as m98 from './20261127T1000-payment-means.ts'
import * as m99 from './20261127T1010-withholdings.ts'
import * as m100 from './20261127T1020-payments-across-currencies.ts'
import * as m101 from './20261127T1100-accounts.ts'
import * as m102 from './20261127T1110-account-movements.ts'
import * as m103 from './20261127T1120-planned-receipts.ts'
import * as m104 from './20261127T1200-invoice-fields.ts'
import * as m105 from './20261127T1230-rate-sources.ts'
import * as m106 from './20261127T1300-projects-of-members.ts'
import * as m107 from './20261127T1310-approvals.ts'
import * as m108 from './20261127T1400-thumbnails.ts'
import * as m109 from './20261127T1500-cargas.ts'
import * as m110 from './20261127T1600-payments-of-advances.ts'
import * as m111 from './20261128T1000-cargas-of-projects.ts'

/** Every migration in its order. A migration that was released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '001-accounts': m0,
  '002-developers': m1,
  '010-contacts': m2,
  '011-chat': m3,
  '012-activities': m4,
  '020-inventory': m5,
  '021-academy': m6,
  '022-inventory-deletions': m7,
  '023-inventory-changes': m8,
  '030-mailbox': m9,
  '031-notes': m10,
  '040-scrumboard': m11,
  '041-file-manager': m12,
  '050-dashboards': m13,
  '051-help-center': m14,
  '052-panels': m15,
  '053-settings': m16,
  '060-covering-indexes': m17,
  '061-search-in-order': m18,
  '062-shortcut-positions': m19,
  '063-counts-that-stay': m20,
  '20261122T0310-roles': m21,
  '20261122T0315-records': m22,
  '20261122T0316-catalogues': m23,
  '20261122T0325-product-orders': m24,
  '20261122T0330-company-boards-and-files': m25,
  '20261122T0350-company-and-people': m26,
  '20261122T0351-outbox': m27,
  '20261122T0412-last-opened': m28,
  '20261122T0420-product-truth': m29,
  '20261122T0441-density': m30,
  '20261122T0450-disabled-accounts': m31,
  '20261122T0452-uploaded-bytes': m32,
  '20261122T0714-card-members': m33,
  '20261122T0718-chat-pages': m34,
  '20261122T0722-inline-pictures': m35,
  '20261122T0734-company-inventory': m36,
  '20261122T0735-company-at-sign-up': m37,
  '20261122T0750-contacts-found-by-all': m38,
  '20261122T0758-usual-entries': m39,
  '20261122T0800-chat-people': m40,
  '20261122T0832-people-by-name': m41,
  '20261122T1030-chat-edits': m42,
  '20261122T1031-invoices-and-payments': m43,
  '20261122T1035-cards-in-full': m44,
  '20261122T1036-notes-board': m45,
  '20261122T1043-budgets': m46,
  '20261122T1055-chat-files': m47,
  '20261122T1056-sessions': m48,
  '20261122T1125-contracts': m49,
  '20261122T1132-course-steps-done': m50,
  '20261122T1404-document-links': m51,
  '20261122T1406-own-order-of-tasks': m52,
  '20261122T1411-budget-control': m53,
  '20261122T1412-stored-files': m54,
  '20261122T1413-people-in-numbers': m55,
  '20261122T1443-cards-of-boards': m56,
  '20261122T1450-files-of-cards': m57,
  '20261122T1457-pictures-by-address': m58,
  '20261122T1755-undo-on-boards': m59,
  '20261122T1757-help-in-the-program': m60,
  '20261122T1808-activity-kinds': m61,
  '20261122T1836-new-email': m62,
  '20261122T2121-adjustment-differences': m63,
  '20261122T2125-notification-settings': m64,
  '20261122T2130-names-in-folders': m65,
  '20261122T2131-contacts-counted': m66,
  '20261122T2138-activities-of-companies': m67,
  '20261123T0149-webhooks': m68,
  '20261123T0208-finance-sums': m69,
  '20261123T0620-sample-mark': m70,
  '20261123T0640-control-sums': m71,
  '20261123T0657-finance-looks': m72,
  '20261123T1040-document-days': m73,
  '20261123T1500-certificate-days': m74,
  '20261125T1945-company-ids': m75,
  '20261125T2143-vat-of-comprobantes': m76,
  '20261125T2148-search-by-number': m77,
  '20261125T2200-refolded-search': m78,
  '20261125T2210-due-dates': m79,
  '20261126T0140-sample-screens': m80,
  '20261126T0141-stock': m81,
  '20261126T0205-certificate-factors': m82,
  '20261126T0215-counts-and-reservations': m83,
  '20261126T0730-purchase-orders': m84,
  '20261126T0800-acopios': m85,
  '20261126T1050-budget-materials': m86,
  '20261126T1055-plan-of-works': m87,
  '20261126T1100-calendar': m88,
  '20261126T1205-movement-search': m89,
  '20261126T1430-plan-dates': m90,
  '20261126T1450-construction-workers-day': m91,
  '20261126T1500-contract-prices': m92,
  '20261126T1600-addenda-and-releases': m93,
  '20261126T1710-documents': m94,
  '20261126T1805-retained-of-invoices': m95,
  '20261126T1830-unlinked-bills': m96,
  '20261126T1850-stock-entries-of-invoices': m97,
  '20261127T1000-payment-means': m98,
  '20261127T1010-withholdings': m99,
  '20261127T1020-payments-across-currencies': m100,
  '20261127T1100-accounts': m101,
  '20261127T1110-account-movements': m102,
  '20261127T1120-planned-receipts': m103,
  '20261127T1200-invoice-fields': m104,
  '20261127T1230-rate-sources': m105,
  '20261127T1300-projects-of-members': m106,
  '20261127T1310-approvals': m107,
  '20261127T1400-thumbnails': m108,
  '20261127T1500-cargas': m109,
  '20261127T1600-payments-of-advances': m110,
  '20261128T1000-cargas-of-projects': m111,
}

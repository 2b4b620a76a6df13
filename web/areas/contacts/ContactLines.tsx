import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { emptyEmail, emptyPhone, type ContactDraft } from './contact-draft.ts'
import { Flag } from './Flag.tsx'
import type { Phones } from './phones.ts'
import type { Country } from './queries.ts'
import { emailLabels, phoneLabels } from './words.ts'

const maxLines = 50

/** Mail addresses, one per line. */
export function EmailLines({ form }: { form: FormState<ContactDraft> }) {
  const lines = useLines(form, 'emails')
  const labels = useId()
  return (
    <Fieldset legend="Mails">
      <Labels id={labels} words={emailLabels} />
      {lines.keys.map((key, index) => (
        <div key={key} className="contact-line">
          <TextField
            label={`Mail ${index + 1}`}
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="off"
            {...form.field(`emails.${index}.email`)}
          />
          <TextField label="Tipo" list={labels} maxLength={50} {...form.field(`emails.${index}.label`)} />
          <IconButton icon="pi-trash" label={`Sacar el mail ${index + 1}`} onClick={() => lines.remove(index)} />
        </div>
      ))}
      <Button size="small" disabled={lines.keys.length >= maxLines} onClick={() => lines.add(emptyEmail)}>
        <i className="pi pi-plus" aria-hidden="true" /> Otro mail
      </Button>
    </Fieldset>
  )
}

type PhoneLinesProps = { form: FormState<ContactDraft>; countries: Country[]; phones: Phones }

/** Phone numbers, one per line, each with its country. */
export function PhoneLines({ form, countries, phones }: PhoneLinesProps) {
  const lines = useLines(form, 'phoneNumbers')
  const labels = useId()
  const options = countries.map(({ iso, name, code }) => ({ value: iso, label: `${name} (${code})` }))
  return (
    <Fieldset legend="Teléfonos">
      <Labels id={labels} words={phoneLabels} />
      {lines.keys.map((key, index) => {
        const phone = form.values.phoneNumbers[index] ?? emptyPhone
        const country = countries.find(({ iso }) => iso === phone.country)
        const number = form.field(`phoneNumbers.${index}.phoneNumber`)
        const isOdd = form.isTouched(`phoneNumbers.${index}.phoneNumber`) && !phones.isPossible(phone)
        const leave = () => {
          const tidy = phones.tidied(phone)
          if (tidy.phoneNumber !== phone.phoneNumber || tidy.country !== phone.country) {
            form.change({ phoneNumbers: form.values.phoneNumbers.with(index, tidy) })
          }
          number.onBlur()
        }
        return (
          <div key={key} className="contact-line contact-line-phone">
            <div className="contact-line-country">
              <Flag country={country} />
              <SelectField
                label={`País del teléfono ${index + 1}`}
                options={country ? options : [...options, { value: phone.country, label: phone.country }]}
                {...form.field(`phoneNumbers.${index}.country`)}
              />
            </div>
            <TextField
              label={`Teléfono ${index + 1}`}
              type="tel"
              maxLength={40}
              autoComplete="off"
              {...number}
              onBlur={leave}
              warning={isOdd ? `No parece un número de ${country?.name ?? 'ese país'}. Se guarda igual.` : undefined}
            />
            <TextField label="Tipo" list={labels} maxLength={50} {...form.field(`phoneNumbers.${index}.label`)} />
            <IconButton icon="pi-trash" label={`Sacar el teléfono ${index + 1}`} onClick={() => lines.remove(index)} />
          </div>
        )
      })}
      <Button
        size="small"
        disabled={lines.keys.length >= maxLines}
        onClick={() => lines.add({ ...emptyPhone, country: form.values.phoneNumbers.at(-1)?.country ?? 'ar' })}
      >
        <i className="pi pi-plus" aria-hidden="true" /> Otro teléfono
      </Button>
    </Fieldset>
  )
}

function Labels({ id, words }: { id: string; words: string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </datalist>
  )
}

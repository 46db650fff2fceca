/**
 * In place of the theme's own, where the server draws pages.
 * Upstream: @docusaurus/theme-common 3.8.1, lib/utils/IntlUtils.js
 * Upstream hash: sha256 50ecfecea6e487ee17ffc3e62848277742fbfef4a5eed65a533923e772b89618
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns the calendar of the current language, such as `gregory` */
export function useCalendar(): string {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  return localeConfigs[currentLocale]!.calendar;
}

/**
 * Writes dates in the current language. Node takes half a millisecond to make a format, and every page has a date: the
 * same one is used for all.
 * @param options as of `Intl.DateTimeFormat`
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const all = {calendar: useCalendar(), ...options};
  const key = JSON.stringify([currentLocale, all]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale, all);
  formats.set(key, format);
  return format;
}

import { plainLetters } from '../fold';

const words = (text: string) => text.trim().split(/\s+/).map(plainLetters);

/** Nouns of supplements, shops and health that are too rare for a list of common words. */
export const nouns = words(`
  Abendessen Abo Abonnement Abstand Absorption Aceton Agentur Alge Algen Allergen Allergie Allergiker Alternative
  Anbau Anbieter Angabe Ansatz Anteil Antioxidans Antioxidantien Anwender Anwendung Apotheke Apothekerin Aroma
  Arznei Arzneimittel Astaxanthin Athlet Aufnahme Aufwand Ausdauer Auslieferung Auswahl Auszeichnung Bedarf
  Befund Begleitstoff Behälter Beleg Beratung Beschwerden Bestandteil Bestellung Betacarotin Bewertung Bezug
  Bezeichnung Bioverfügbarkeit Blister Blutdruck Blutverdünner Budget Carotin Carotinoid Charge Dauer Deckel
  Diät Dosen Dosierung Dosis Dose Durchblutung Durchschnitt Eignung Einkauf Einnahme Einsteiger Eisen Empfehlung
  Entzündung Ergebnis Ermüdung Ernährung Ersatz Erstattung Extrakt Faktor Falten Färbung Farbstoff Fett Fettsäure
  Filter Flakon Flasche Forschung Frachtkosten Füllstoff Garantie Gehalt Gelatine Gelenke Gemisch Gerinnung
  Geruch Geschmack Getreide Glas Gluten Glycerin Gramm Grenzwert Gutschein Hafer Haltbarkeit Händler Hersteller
  Herstellung Herkunft Hinweis Höchstmenge Hülle Inhalt Inhaltsstoff Internet Kapsel Kapseln Katalog Kategorie
  Knochen Kollagen Kombination Konsum Kontrolle Konzentration Körper Krankheit Krebstier Krill Kriterium Kunden
  Kundenmeinung Kühlschrank Labor Lachs Laie Laktose Lebensmittel Leber Lein Lieferung Lipid Löffel Lutein Magen
  Mahlzeit Mangel Marke Marken Medikament Menge Merkmal Messwert Mikroalge Milligramm Mineral Mittelwert Monat
  Muskel Nachteil Nachweis Nahrung Naturprodukt Nebenwirkung Netzhaut Nuss Nutzer Öl Oliven Olivenöl Omega Packung
  Pflanze Pigment Placebo Plattform Portion Position Präparat Preis Probanden Produkt Produzent Prozent Prüfung
  Pulver Punktzahl Qualität Quelle Rabatt Rang Reinheit Reis Rezension Rezept Rückgabe Rückstand Schadstoff Schale
  Schalentier Schilddrüse Schwangere Schwangerschaft Schwermetall Sehkraft Senioren Sicherheit Siegel Smoothie
  Soja Sonnen Sonnenschutz Sorte Sport Sportler Spirulina Standort Stabilität Stillende Stillzeit Stoff Struktur
  Studie Stück Süßung Supplement Synthese Tablette Tabletten Teilnehmer Tendenz Test Therapie Tocopherol
  Träger Umrechnung Unterschied Untersuchung Ursprung Variante Veganer Vegetarier Verband Verbraucher Vergleich
  Verpackung Versand Verträglichkeit Verzehr Vitamin Vorrat Vorteil Ware Wechselwirkung Wert Wirkstoff Wirkung
  Wissenschaft Wochen Zelle Zertifikat Zink Zucker Zulassung Zusammensetzung Zusatz Zusatzstoff Zutat Zweifel
  Ablauf Abbau Abnehmer Abschnitt Alltag Amt Analyse Anmerkung Art Artikel Auge Ausland Autor Ballaststoff Behörde
  Bereich Bericht Bestellwert Betrag Betreiber Blut Bluthochdruck Blutkreislauf Blutzucker Cent Chlorella Cholesterin
  Code Creme Daten Datum Diabetes Diabetiker Dollar Einfuhr Eiweiß Eltern Ende Euro Experte Fachleute Fisch Fleisch
  Forscher Frage Frühstück Futter Gebühr Gefäß Gegenteil Gericht Gewebe Gewicht Größe Grund Gründe Grünalge Grundlage
  Haut Herz Hitze Hochdruck Immunsystem Importeur Index Institut Interesse Jod Kalorie Kalzium Kasse Kauf Käufer Kilo
  Kleinkind Koffein Konservierung Kosten Kraft Kreislauf Kundendienst Lager Land Länder Leinsamen Leistung Leser Licht
  Lieferant Lieferanten Limit Link Liste Literatur Luft Magnesium Medizin Meer Meeresfrüchte Meinung Melatonin Minuten
  Mischung Mittel Nachfrage Nahrungsergänzung Nährstoff Niere Niveau Note Nutzen Ordnung Organ Panne Partner Patient
  Pause Pille Phase Porto Probe Protein Provision Prüfer Punkt Quote Radikal Radikale Rate Reagenz Rechnung Regel
  Reihe Rezensent Rezensenten Rind Risiko Roh Rohstoff Rückerstattung Sauerstoff Salz Samen Säure Schadstoffe Schicht
  Schlaf Schritt Schutz Schwein Sehnen Serum Shop Skala Sonne Spalte Speicher Spitze Stärke Stern Sterne Steuer Stress
  Symptom System Tabelle Tag Tage Tapioka Temperatur Tendenz Text Tier Titel Tonne Training Transparenz Tropfen
  Typ Überblick Umstand Umwelt Unternehmen Urteil Vegan Verdauung Verfahren Verhältnis Verweis Verweise Verzögerung
  Volumen Vorsicht Wahl Warnung Wasser Weg Werbung Wettkampf Woche Zahl Zahlung Zeile Zeit Zeitraum Ziel Zöliakie
  Zoll Zucht Zuchtlachs Zustand
`);

/** Endings of forms. */
export const endings = 'e en er ern es em n s in innen st t te ten'.split(' ');

/** How German nouns, adjectives and verbs end, and seldom a name. */
export const wordEnding =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|itat|itaten|ismus|ieren|(?:lich|isch|bar|sam|haft|los)(?:e[mnrs]?)?)$/;

/** Capitals of address: 'Sie'. */
export const address = new Set(words('Sie Ihr Ihre Ihrem Ihren Ihrer Ihres Ihnen Du'));

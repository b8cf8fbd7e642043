import { plainLetters } from '../fold';

const words = (text: string) => new Set(text.trim().split(/\s+/).map(plainLetters));

/** Nouns of supplements, shops and health that are too rare for a list of common words. */
export const nouns = words(`
  Abbau Abendessen Ablauf Abnehmer Abo Abonnement Abschnitt Absorption Abstand Aceton Agentur Alge Algen Allergen
  Allergie Allergiker Alltag Alternative Amt Analyse Anbau Anbieter Angabe Anmerkung Ansatz Anteil Antioxidans
  Antioxidantien Anwender Anwendung Apotheke Apothekerin Aroma Art Artikel Arznei Arzneimittel Astaxanthin Athlet
  Aufnahme Aufwand Auge Ausdauer Ausland Auslieferung Auswahl Auszeichnung Autor Ballaststoff Bedarf Befund
  Begleitstoff Behälter Behörde Beleg Beratung Bereich Bericht Beschwerden Bestandteil Bestellung Bestellwert
  Betacarotin Betrag Betreiber Bewertung Bezeichnung Bezug Bioverfügbarkeit Blister Blut Blutdruck Bluthochdruck
  Blutkreislauf Blutverdünner Blutzucker Budget Carotin Carotinoid Cent Charge Chlorella Cholesterin Code Creme Daten
  Datum Dauer Deckel Diabetes Diabetiker Diät Dollar Dose Dosen Dosierung Dosis Durchblutung Durchschnitt Eignung
  Einfuhr Einkauf Einnahme Einsteiger Eisen Eiweiß Eltern Empfehlung Ende Entzündung Ergebnis Ermüdung Ernährung
  Ersatz Erstattung Euro Experte Extrakt Fachleute Faktor Falten Farbstoff Färbung Fett Fettsäure Filter Fisch Flakon
  Flasche Fleisch Forscher Forschung Frachtkosten Frage Frühstück Füllstoff Futter Garantie Gebühr Gefäß Gegenteil
  Gehalt Gelatine Gelenke Gemisch Gericht Gerinnung Geruch Geschmack Getreide Gewebe Gewicht Glas Gluten Glycerin
  Gramm Grenzwert Größe Grünalge Grund Gründe Grundlage Gutschein Hafer Haltbarkeit Händler Haut Herkunft Hersteller
  Herstellung Herz Hinweis Hitze Hochdruck Höchstmenge Hülle Immunsystem Importeur Index Inhalt Inhaltsstoff Institut
  Interesse Internet Jod Kalorie Kalzium Kapsel Kapseln Kasse Katalog Kategorie Kauf Käufer Kilo Kleinkind Knochen
  Koffein Kollagen Kombination Konservierung Konsum Kontrolle Konzentration Körper Kosten Kraft Krankheit Krebstier
  Kreislauf Krill Kriterium Kühlschrank Kunden Kundendienst Kundenmeinung Labor Lachs Lager Laie Laktose Land Länder
  Lebensmittel Leber Lein Leinsamen Leistung Leser Licht Lieferant Lieferanten Lieferung Limit Link Lipid Liste
  Literatur Löffel Luft Lutein Magen Magnesium Mahlzeit Mangel Marke Marken Medikament Medizin Meer Meeresfrüchte
  Meinung Melatonin Menge Merkmal Messwert Mikroalge Milligramm Mineral Minuten Mischung Mittel Mittelwert Monat
  Muskel Nachfrage Nachteil Nachweis Nährstoff Nahrung Nahrungsergänzung Naturprodukt Nebenwirkung Netzhaut Niere
  Niveau Note Nuss Nutzen Nutzer Öl Oliven Olivenöl Omega Ordnung Organ Packung Panne Partner Patient Pause Pflanze
  Phase Pigment Pille Placebo Plattform Portion Porto Position Präparat Preis Probanden Probe Produkt Produzent
  Protein Provision Prozent Prüfer Prüfung Pulver Punkt Punktzahl Qualität Quelle Quote Rabatt Radikal Radikale Rang
  Rate Reagenz Rechnung Regel Reihe Reinheit Reis Rezensent Rezensenten Rezension Rezept Rind Risiko Roh Rohstoff
  Rückerstattung Rückgabe Rückstand Salz Samen Sauerstoff Säure Schadstoff Schadstoffe Schale Schalentier Schicht
  Schilddrüse Schlaf Schritt Schutz Schwangere Schwangerschaft Schwein Schwermetall Sehkraft Sehnen Senioren Serum
  Shop Sicherheit Siegel Skala Smoothie Soja Sonne Sonnen Sonnenschutz Sorte Spalte Speicher Spirulina Spitze Sport
  Sportler Stabilität Standort Stärke Stern Sterne Steuer Stillende Stillzeit Stoff Stress Struktur Stück Studie
  Supplement Süßung Symptom Synthese System Tabelle Tablette Tabletten Tag Tage Tapioka Teilnehmer Temperatur Tendenz
  Test Text Therapie Tier Titel Tocopherol Tonne Träger Training Transparenz Tropfen Typ Überblick Umrechnung Umstand
  Umwelt Unternehmen Unterschied Untersuchung Ursprung Urteil Variante Vegan Veganer Vegetarier Verband Verbraucher
  Verdauung Verfahren Vergleich Verhältnis Verpackung Versand Verträglichkeit Verweis Verweise Verzehr Verzögerung
  Vitamin Volumen Vorrat Vorsicht Vorteil Wahl Ware Warnung Wasser Wechselwirkung Weg Werbung Wert Wettkampf Wirkstoff
  Wirkung Wissenschaft Woche Wochen Zahl Zahlung Zeile Zeit Zeitraum Zelle Zertifikat Ziel Zink Zöliakie Zoll Zucht
  Zuchtlachs Zucker Zulassung Zusammensetzung Zusatz Zusatzstoff Zustand Zutat Zweifel
`);

/** Endings of forms. */
export const endings = 'e en er ern es em n s in innen st t te ten'.split(' ');

/** How German nouns, adjectives and verbs end, and seldom a name. */
export const wordEnding =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|itat|itaten|ismus|ieren|(?:lich|isch|bar|sam|haft|los)(?:e[mnrs]?)?)$/;

/** Capitals of address: 'Sie'. */
export const address = words('Sie Ihr Ihre Ihrem Ihren Ihrer Ihres Ihnen Du');
